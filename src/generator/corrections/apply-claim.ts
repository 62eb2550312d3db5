import type { IsoDate } from '#catalogue/calendar.ts'
import { findShelfPlace, weighShelfPlace, type ShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'
import { formatShelfLine, parseShelfLine, type ShelfSpan } from '#catalogue/shelves/shelf-line.ts'

/** How a report changes the line of a shelf. */
type AppliedClaim =
  /** `until`: the report is about a day before the one since which the content has the shelf; left out otherwise. */
  | { readonly outcome: 'changed'; readonly line: string; readonly until?: IsoDate }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'refused'; readonly why: string }

/**
 * A report about a day before the content's first fact of that shelf moves its beginning back.
 *
 * @param line of an item on a course variant, as its file has it; null for none
 * @param seen where players saw the item, on the day
 */
export function applyClaim(line: string | null, seen: ShelfPlace, date: IsoDate, players: number): AppliedClaim {
  const parsed = line === null ? { ok: true as const, spans: [] } : parseShelfLine(line)
  if (!parsed.ok) return { outcome: 'refused', why: parsed.message }
  const current = parsed.spans.filter(({ until }) => until === null)
  const lasting = findShelfPlace(current, '9999-12-31')
  if (weighShelfPlace(lasting) === weighShelfPlace(seen)) return beginEarlier(parsed.spans, seen, date, players)
  const newest = parsed.spans
    .flatMap(({ since, until }) => [since, until ?? since])
    .toSorted()
    .at(-1)
  if (newest !== undefined && newest >= date) return { outcome: 'refused', why: describeOverruled(date, newest) }
  const wanted = listSpans(seen)
  const spans = parsed.spans.map((span) => {
    const holdsOn = span.until !== null || wanted.some((other) => isAlike(span, other))
    return holdsOn ? span : { ...span, until: date, untilBy: players }
  })
  const added = wanted
    .filter((span) => !current.some((other) => isAlike(span, other)))
    .map((span): ShelfSpan => ({ ...span, since: date, sinceBy: players, until: null }))
  return { outcome: 'changed', line: formatShelfLine([...spans, ...added]) }
}

/** @param seen where the item stands at last */
function beginEarlier(spans: readonly ShelfSpan[], seen: ShelfPlace, date: IsoDate, players: number): AppliedClaim {
  if (weighShelfPlace(findShelfPlace(spans, date)) === weighShelfPlace(seen)) return { outcome: 'known' }
  const ended = spans
    .flatMap(({ until }) => until ?? [])
    .toSorted()
    .at(-1)
  if (ended !== undefined && ended > date) return { outcome: 'refused', why: describeOverruled(date, ended) }
  const isLater = ({ since }: ShelfSpan) => since > date
  const moved = spans.map((span) => (isLater(span) ? { ...span, since: date, sinceBy: players } : span))
  const until = spans
    .filter(isLater)
    .map(({ since }) => since)
    .toSorted()
    .at(-1)
  return { outcome: 'changed', line: formatShelfLine(moved), ...(until && { until }) }
}

function describeOverruled(date: IsoDate, fact: IsoDate): string {
  return `the report is from ${date}, and the content has a fact from ${fact}`
}

type SpanPlace = Pick<ShelfSpan, 'shelf' | 'level'>

/** A promoted item is on the middle shelf before. */
function listSpans({ shelf, level }: ShelfPlace): SpanPlace[] {
  if (shelf === 'low') return []
  if (level === 1) return [{ shelf, level }]
  return [
    { shelf: 'middle', level: 1 },
    { shelf, level },
  ]
}

function isAlike(one: SpanPlace, other: SpanPlace): boolean {
  return one.shelf === other.shelf && one.level === other.level
}
