/** The names of everything in another language, by their English names, and what else page data has of the content's texts. */
import type { Catalogue, Course, OwnNames, Tour, Badge } from '../entities.ts'
import type { OwnLanguage } from '../languages.ts'
import { nameCourse, nameVariant } from '../variant-id.ts'

/** As languages write platforms in front of the names of courses. */
const platformInFront = /^(RMX|SNES|SFC|N64|GBA|GCN|GC|DS|Wii|3DS) /

/**
 * The names of all items, skills, courses (with and without their platforms), course variants, tours, cups and badges in a
 * language, by their English names, and our reasons for the strength of skills, by the English ones. What is the same as
 * in English, or not known, is left out.
 *
 * Without their platforms a few courses share their name; it is translated as in the first of them. Where two things of
 * other kinds shared an English name, the first would win: the test of the real content shows that none do.
 */
export function listNames(catalogue: Catalogue, language: OwnLanguage): Record<string, string> {
  const { items, skills, courses, tours, badges } = catalogue
  const own = catalogue.ownNames.get(language)
  const driverNames = new Map(items.driver.map(({ name, names }) => [name, names[language] ?? name]))
  const pairs = [
    ...[...Object.values(items).flat(), ...skills].map(({ name, names }) => [name, names[language]]),
    ...courses.flatMap((course) => listCourseNames(course, language)),
    ...(own
      ? [
          ...tours.map(({ name }) => [name, nameTour(name, own, language)]),
          ...own.tours,
          ...listCupNames(tours).map((name) => [name, nameCup(name, own, driverNames)]),
          ...skills.flatMap(({ name, reason }) => (reason === null ? [] : [[reason, own.reasons.get(name)]])),
          ...badges.map((badge) => [nameBadge(badge), own.badges.get(nameBadge(badge))]),
        ]
      : []),
  ] as [string, string | undefined][]
  const names = new Map<string, string>()
  for (const [name, translated] of pairs) {
    if (translated !== undefined && translated !== name && !names.has(name)) names.set(name, translated)
  }
  return Object.fromEntries(names)
}

function listCourseNames(course: Course, language: OwnLanguage): [string, string][] {
  const translated = course.names[language]
  if (translated === undefined) return []
  return [
    [nameCourse(course), translated],
    [course.name, translated.replace(platformInFront, '')],
    ...course.variants.map((variant): [string, string] => [variant.name, nameVariant(translated, variant)]),
  ]
}

/** The English names of all cups, each once. */
export function listCupNames(tours: readonly Tour[]): string[] {
  const names = tours.flatMap(({ cups, rankedCups }) => [...cups, ...rankedCups].flatMap(({ name }) => name ?? []))
  return [...new Set(names)]
}

function nameCup(name: string, own: OwnNames, driverNames: ReadonlyMap<string, string>): string | undefined {
  const driver = driverNames.get(nameDriverOfCup(name))
  return own.cups.get(name) ?? (driver && own.cupOfDriver.replace('{driver}', () => driver))
}

/** "Mario" of "Mario Cup"; what is not named after a driver gives the name of none. */
export function nameDriverOfCup(cup: string): string {
  return cup.replace(/ Cup$/, '')
}

function nameTour(name: string, own: OwnNames, language: OwnLanguage): string | undefined {
  const { tour, month, year } = splitTourName(name)
  const translated = own.tours.get(tour)
  if (translated === undefined || year === undefined) return translated
  const pattern = month === undefined ? own.tourOfYear : own.tourOfMonth
  return pattern
    .replace('{tour}', () => translated)
    .replace('{year}', year)
    .replace('{month}', month === undefined ? '' : formatMonth(`1 ${month} ${year} UTC`, language))
}

function formatMonth(day: string, language: OwnLanguage): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))
}

/** An English name of a tour without what distinguishes it from others: "Sydney Tour (April 2021)" is the Sydney Tour. */
export function splitTourName(name: string): {
  readonly tour: string
  readonly month?: string
  readonly year?: string
} {
  const [, tour = name, month, year] = /^(.*) \((?:([A-Z][a-z]+) )?(\d{4})\)$/.exec(name) ?? []
  return { tour, ...(month !== undefined && { month }), ...(year !== undefined && { year }) }
}

/** Its name in the game, which of the general one is just "Badge": among the others that says nothing. */
export function nameBadge({ name, kind }: Pick<Badge, 'name' | 'kind'>): string {
  return name === 'Badge' && kind === 'general' ? 'General badge' : name
}
