/** How titles and descriptions call the things that the catalogue names by id. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Platform, Rarity } from '#catalogue/entities.ts'

export const rarityNames: Readonly<Record<Rarity, string>> = {
  normal: 'Normal',
  super: 'Super',
  'high-end': 'High-End',
}

/** What players write before a course's name; the courses made for the game itself have nothing. */
const platformPrefixes: Readonly<Record<Platform, string>> = {
  tour: '',
  rmx: 'RMX ',
  snes: 'SNES ',
  n64: 'N64 ',
  gba: 'GBA ',
  gcn: 'GCN ',
  ds: 'DS ',
  wii: 'Wii ',
  '3ds': '3DS ',
}

/** January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `3DS Bowser's Castle`, `New York Minute`: no two courses share it. */
export function nameCourse(course: { platform: Platform; name: string }): string {
  return platformPrefixes[course.platform] + course.name
}

/** `14 July 2021`, without asking the machine's locale. */
export function formatDay(date: IsoDate): string {
  return `${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/** `1 course`, `12 courses`; regular plurals alone. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
