const narrow = { form: 'narrow', width: 780, height: 1688 } as const
const wide = { form: 'wide', width: 1280, height: 800 } as const

/** What the site looks like, shown before it is installed. `npm run screenshots` takes them from the real site. */
export const screenshots = [
  { ...narrow, name: 'home-narrow', page: '/', label: 'Home: a day of the game, and its last race card' },
  { ...narrow, name: 'day-narrow', page: '/ranking/2026-09-29/', label: 'The best of a day, with the reasons' },
  { ...narrow, name: 'item-narrow', page: '/drivers/mario-king/', label: 'A driver: rank, courses and history' },
  { ...wide, name: 'home-wide', page: '/', label: 'Home: a day of the game, and its last race card' },
  { ...wide, name: 'day-wide', page: '/ranking/2026-09-29/', label: 'The best of a day, with the reasons' },
] as const

export function screenshotPath(name: (typeof screenshots)[number]['name']): string {
  return `/assets/screenshots/${name}.webp`
}
