/** Upper and lower edge of an emblem's plate, by the colour that its name says. The style sheet has them from here. */
export const tones = {
  gold: ['#ffd95c', '#a86a00'],
  bronze: ['#dfa06a', '#7d461b'],
  silver: ['#e9edf2', '#8b95a5'],
  red: ['#f2473c', '#a10d14'],
  crimson: ['#e0325c', '#8a0f38'],
  pink: ['#ff9ac9', '#cf3f86'],
  orange: ['#ff9c40', '#c24e00'],
  brown: ['#b07a50', '#573219'],
  yellow: ['#ffec66', '#e2ab00'],
  lime: ['#b4dc45', '#56870d'],
  green: ['#45bd5d', '#0c6630'],
  teal: ['#43cbb8', '#0a6768'],
  'light-blue': ['#7fcdfb', '#2379c4'],
  blue: ['#5189f5', '#173c9c'],
  purple: ['#ad74ee', '#53209b'],
  gray: ['#a3a7b0', '#555962'],
  white: ['#fff', '#d5dae2'],
  cream: ['#fff4d9', '#e3c48a'],
  black: ['#50525c', '#101114'],
} as const

/** Frames of items' emblems, by rarity. */
export const frameColours = {
  normal: ['#8d99aa'],
  super: ['#ffdf7e', '#d18b00', '#ffcf4a'],
  'high-end': ['#e6b3ff', '#8426c9', '#ff5fa8'],
} as const
