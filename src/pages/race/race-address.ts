import { isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { cardLength } from '../data/race-page.ts'
import { routes } from '../routes/routes.ts'

/** What the address of the race card asks for. */
export interface RaceState {
  /** A day of a ranked week; null for the last one. With courses: of the week that they are for. */
  readonly week: IsoDate | null
  /** Ids of one to three course variants, each once; null for those of the week. */
  readonly courses: readonly string[] | null
  /** What the sender races with: for each of the courses a driver, a kart and a glider; null where none was sent. */
  readonly picks: readonly (SentPick | null)[] | null
}

/** An item of a sender's, at a level from 1 to 8. */
export interface SentPick {
  readonly id: string
  readonly level: number
}

const keys = { week: 'week', courses: 'courses', picks: 'picks' } as const

/**
 * Reads the query of an address. Anyone can type one: what cannot be an id or a level is left out, whole lists that
 * have nothing else count as not given, and picks without courses mean nothing.
 */
export function parseRaceState(search: string): RaceState {
  const parameters = new URLSearchParams(search)
  const week = parameters.get(keys.week)
  const courses = parseCourses(parameters.get(keys.courses))
  return {
    week: week !== null && isIsoDate(week) ? week : null,
    courses,
    picks: courses && parsePicks(parameters.get(keys.picks), courses.length),
  }
}

/** The address of a race card, without its defaults. Commas stay as they are, so that it is readable. */
export function raceAddress({ week = null, courses = null, picks = null }: Partial<RaceState>): string {
  const parts = [
    week && `${keys.week}=${week}`,
    courses && `${keys.courses}=${courses.join(',')}`,
    courses && picks?.some((pick) => pick !== null) && `${keys.picks}=${picks.map(formatPick).join(',')}`,
  ].filter(Boolean)
  return parts.length === 0 ? routes.race : `${routes.race}?${parts.join('&')}`
}

function parseCourses(text: string | null): string[] | null {
  const ids = (text ?? '').split(',').filter((id) => /^[a-z0-9-]+$/.test(id))
  return ids.length === 0 ? null : [...new Set(ids)].slice(0, cardLength)
}

function parsePicks(text: string | null, courseCount: number): RaceState['picks'] {
  const written = (text ?? '').split(',')
  const picks = Array.from({ length: courseCount * itemKinds.length }, (_, index) => parsePick(written[index] ?? ''))
  return picks.every((pick) => pick === null) ? null : picks
}

function parsePick(text: string): SentPick | null {
  const [, id, level] = /^([a-z0-9-]+)\.([1-8])$/.exec(text) ?? []
  return id === undefined ? null : { id, level: Number(level) }
}

function formatPick(pick: SentPick | null): string {
  return pick ? `${pick.id}.${pick.level}` : ''
}
