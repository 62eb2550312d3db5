/**
 * The one line that says where an item stands on a course variant:
 *
 *     top since 2020-07-15
 *     middle since 2020-07-15 until 2021-01-13
 *     middle since 2020-07-15, top at level 3 since 2020-10-15
 *     middle since 2020-07-15 until 2026-11-03 by 13 players, top since 2026-11-03 by 13 players
 */
import type { ShelfRelation } from '../entities.ts'
import { gameDayWording, isGameDay } from '../game-day.ts'
import { holdsOn } from '../calendar.ts'

/** A shelf relation without its course variant. */
export type ShelfSpan = Omit<ShelfRelation, 'variantId'>

export type ParsedShelfLine =
  | { readonly ok: true; readonly spans: readonly ShelfSpan[] }
  | { readonly ok: false; readonly message: string; readonly remedy: string }

const shelfByWording: ReadonlyMap<string, Pick<ShelfSpan, 'shelf' | 'level'>> = new Map([
  ['top', { shelf: 'top', level: 1 }],
  ['middle', { shelf: 'middle', level: 1 }],
  ['top at level 3', { shelf: 'top', level: 3 }],
  ['top at level 6', { shelf: 'top', level: 6 }],
  ['top at level 8', { shelf: 'top', level: 8 }],
])

const wording = /^(.+?) since (\S+)(?: by (\S+) players?)?(?: until (\S+)(?: by (\S+) players?)?)?$/

const howToWrite =
  'Write "top since DAY", "middle since DAY" or "middle since DAY, top at level 3 since DAY" (level 3, 6 or 8), with "until DAY" where it ended.'

/** At least one span, in the order of the line; whatever is wrong with the line is a value, with its remedy. */
export function parseShelfLine(line: string): ParsedShelfLine {
  const spans: ShelfSpan[] = []
  for (const part of line.split(',')) {
    const [, shelfWording = '', since = '', sinceBy, until, untilBy] = wording.exec(part.trim()) ?? []
    const shelf = shelfByWording.get(shelfWording)
    if (!shelf) return refuse(`"${part.trim()}" is not a shelf`, howToWrite)
    if (!isGameDay(since)) return refuseDate(since)
    if (until !== undefined && !isGameDay(until)) return refuseDate(until)
    if (until !== undefined && until <= since)
      return refuse(
        `"until ${until}" is not after "since ${since}"`,
        'Write the day on which it ended, or leave "until" out.',
      )
    const miscount = [sinceBy, untilBy].find((count) => count !== undefined && !isCount(count))
    if (miscount !== undefined) return refuse(`"${miscount}" is not a number of players`, 'Write a number from 1.')
    spans.push({
      ...shelf,
      since,
      until: until ?? null,
      ...(sinceBy !== undefined && { sinceBy: Number(sinceBy) }),
      ...(untilBy !== undefined && { untilBy: Number(untilBy) }),
    })
  }
  return findContradiction(spans) ?? { ok: true, spans }
}

function isCount(text: string): boolean {
  return /^[1-9]\d{0,6}$/.test(text)
}

function refuse(message: string, remedy: string): ParsedShelfLine {
  return { ok: false, message, remedy }
}

function refuseDate(text: string): ParsedShelfLine {
  return refuse(`"${text}" is not ${gameDayWording.expected}`, gameDayWording.remedy)
}

/** An item starts on one shelf at a time, and only an item on the middle shelf can be promoted. */
function findContradiction(spans: readonly ShelfSpan[]): ParsedShelfLine | null {
  for (const [index, span] of spans.entries()) {
    const rival = spans.slice(index + 1).find((other) => areRivals(span, other))
    if (rival)
      return refuse(
        `${describe(span)} and ${describe(rival)} hold at the same time`,
        'Keep one, or end the first with "until DAY".',
      )
    const isPromotion = span.level > 1
    if (isPromotion && !spans.some((other) => other.shelf === 'middle' && holdsOn(other, span.since)))
      return refuse(
        `${describe(span)} without a middle shelf on ${span.since}`,
        'Say since when it is on the middle shelf: "middle since DAY, …".',
      )
  }
  return null
}

function areRivals(a: ShelfSpan, b: ShelfSpan): boolean {
  return a.level > 1 === b.level > 1 && (holdsOn(a, b.since) || holdsOn(b, a.since))
}

function describe({ shelf, level }: ShelfSpan): string {
  return level === 1 ? `"${shelf}"` : `"${shelf} at level ${level}"`
}

/**
 * The line that `parseShelfLine` reads as these spans. Where the item stands at level 1 comes first, then the promotions,
 * each in the order of time.
 */
export function formatShelfLine(spans: readonly ShelfSpan[]): string {
  return spans
    .toSorted((a, b) => a.level - b.level || (a.since < b.since ? -1 : 1))
    .map(({ shelf, level, since, sinceBy, until, untilBy }) => {
      const said = level === 1 ? shelf : `${shelf} at level ${level}`
      const end = until === null ? '' : ` until ${until}${formatPlayers(untilBy)}`
      return `${said} since ${since}${formatPlayers(sinceBy)}${end}`
    })
    .join(', ')
}

/** Whether players have reported any day of a shelf line. */
export function isByPlayers(line: string): boolean {
  return / by \d+ players?\b/.test(line)
}

function formatPlayers(count: number | undefined): string {
  if (count === undefined) return ''
  return count === 1 ? ' by 1 player' : ` by ${count} players`
}
