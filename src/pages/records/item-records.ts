import { daysBetween, type IsoDate } from '#catalogue/calendar.ts'
import { type Item, itemKinds } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { findTour, findWeek } from '#rankings/find-tour.ts'
import type { ItemRecordId, RecordRow, RecordView } from '../data/records-page.ts'
import { dayKindPath, itemPath } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { pickBest, type Candidate, countDaysKnown, sumSpans, type RankedPast } from './ranked-past.ts'
import { joinRuns, type Run, type Trace } from '../source/trace-ranks.ts'

/** What the records of items are made of. */
interface Facts {
  readonly source: PageSource
  readonly past: RankedPast
}

/** An item with its past. */
interface Traced extends Trace {
  readonly item: Item
}

type Finder = (facts: Facts, traced: Traced) => Candidate | null

/** A record of each kind of items, and the candidate for it that an item is. */
interface ItemRecord {
  readonly id: ItemRecordId
  readonly order: 'most' | 'fewest'
  readonly find: Finder
}

const records: readonly ItemRecord[] = [
  {
    id: 'days-at-number-one',
    order: 'most',
    find: (facts, traced) => sumDays(facts, traced, (rank) => rank === 1),
  },
  {
    id: 'longest-reign',
    order: 'most',
    find: findLongestReign,
  },
  {
    id: 'days-in-the-ten-best',
    order: 'most',
    find: (facts, traced) => sumDays(facts, traced, (rank) => rank <= 10),
  },
  {
    id: 'uncrowned',
    order: 'most',
    find: (facts, traced) =>
      traced.runs.some(({ rank }) => rank === 1) ? null : sumDays(facts, traced, (rank) => rank <= 10),
  },
  {
    id: 'biggest-rise',
    order: 'most',
    find: (facts, traced) => findLargestMove(facts, traced, 1),
  },
  {
    id: 'biggest-fall',
    order: 'most',
    find: (facts, traced) => findLargestMove(facts, traced, -1),
  },
  {
    id: 'longest-decline',
    order: 'most',
    find: findDecline,
  },
  {
    id: 'longest-wait',
    order: 'most',
    find: findWait,
  },
  {
    id: 'never-near-the-top',
    order: 'most',
    find: findBestRank,
  },
  {
    id: 'most-top-shelves',
    order: 'most',
    find: findMostTops,
  },
  {
    id: 'fewest-top-shelves',
    order: 'fewest',
    find: findFewestTops,
  },
  {
    id: 'most-changed-by-level',
    order: 'most',
    find: findLevelGain,
  },
]

export function buildItemRecords(facts: Facts): RecordView[] {
  const traced = mapKinds((kind) =>
    facts.past.traces[kind].map((trace) => ({ ...trace, item: facts.source.catalogue.itemById.get(trace.itemId)! })),
  )
  return records.map(({ order, find, ...record }) => ({
    ...record,
    lists: itemKinds.map((kind) =>
      pickBest(
        kind,
        order,
        traced[kind].flatMap((each) => find(facts, each) ?? []),
      ),
    ),
  }))
}

/** Of days that an item's history shows. */
function sumDays(facts: Facts, traced: Traced, holds: (rank: number) => boolean): Candidate | null {
  const spans = joinRuns(traced.runs, holds)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return null
  const days = sumSpans(spans)
  return {
    ...rankAs(traced, days, first.from),
    buildRow: () => ({
      ...nameHolder(facts, traced, days),
      when: { is: 'days', from: dayAt(facts, first.from), to: dayAt(facts, last.until - 1) },
      proof: historyPath(traced.item),
      ...(spans.length > 1 && { why: { is: 'times' as const, count: spans.length } }),
      known: { days: countDaysKnown(facts.past.labels, spans) },
    }),
  }
}

function findLongestReign(facts: Facts, traced: Traced): Candidate | null {
  const [longest] = joinRuns(traced.runs, (rank) => rank === 1).toSorted(
    (a, b) => b.until - b.from - (a.until - a.from) || a.from - b.from,
  )
  if (!longest) return null
  const days = longest.until - longest.from
  return {
    ...rankAs(traced, days, longest.from),
    buildRow: () => ({
      ...nameHolder(facts, traced, days),
      when: { is: 'days', from: dayAt(facts, longest.from), to: dayAt(facts, longest.until - 1) },
      proof: dayKindPath(dayAt(facts, longest.from), traced.item.kind),
      known: { days: countDaysKnown(facts.past.labels, [longest]) },
    }),
  }
}

/** @param sign 1 for a rise, -1 for a fall */
function findLargestMove(facts: Facts, traced: Traced, sign: 1 | -1): Candidate | null {
  let best: { readonly before: Run; readonly after: Run; readonly ranks: number } | null = null
  for (const [index, after] of traced.runs.entries()) {
    const before = traced.runs[index - 1]
    if (!before || before.rank === null || after.rank === null) continue
    const ranks = sign * (before.rank - after.rank)
    if (ranks > (best?.ranks ?? 0)) best = { before, after, ranks }
  }
  if (!best) return null
  const { before, after, ranks } = best
  return {
    ...rankAs(traced, ranks, after.from),
    buildRow: () => ({
      ...nameHolder(facts, traced, ranks),
      ...proveDay(facts, traced, after.from),
      why: {
        is: 'move',
        ranks: [before.rank!, after.rank!],
        ...explainMove(facts, traced, after.from),
        ...(before.tops !== after.tops && { tops: [before.tops, after.tops] as const }),
      },
    }),
  }
}

/** What differed between the day of a move and the one before: the week, and its courses on which the item was on top. */
function explainMove(facts: Facts, traced: Traced, index: number) {
  const date = dayAt(facts, index)
  const [before, after] = [countCupTops(facts, traced, dayAt(facts, index - 1)), countCupTops(facts, traced, date)]
  const tour = findTour(facts.source.catalogue.tours, date)
  return {
    cup: findWeek(tour, date)?.name ?? null,
    tour: tour.name,
    ...(before !== null && after !== null && before !== after && { inCup: [before, after] as const }),
  }
}

/** The courses of the day's ranked cup on whose top shelf the item stood; null where none are on record. */
function countCupTops({ source }: Facts, { item }: Traced, date: IsoDate): number | null {
  const cup = findWeek(findTour(source.catalogue.tours, date), date)
  if (!cup || cup.variantIds.length === 0) return null
  const times = source.shelves.spans(item.kind).get(item.id)
  const isOnTop = (variantId: string) => {
    const { topFrom = null, topUntil = null } = times?.get(variantId) ?? {}
    return topFrom !== null && topFrom <= date && (topUntil === null || date < topUntil)
  }
  return cup.variantIds.filter(isOnTop).length
}

function findBestRun(runs: readonly Run[]): { readonly rank: number; readonly from: number } | null {
  let best: { rank: number; from: number } | null = null
  for (const { rank, from } of runs) {
    if (rank !== null && (best === null || rank < best.rank)) best = { rank, from }
  }
  return best
}

function findDecline(facts: Facts, traced: Traced): Candidate | null {
  const [best, last] = [findBestRun(traced.runs), traced.runs.at(-1)!]
  if (!best || last.rank === null || last.rank <= best.rank || isShort(facts, traced)) return null
  const ranks = last.rank - best.rank
  return {
    ...rankAs(traced, ranks, best.from),
    buildRow: () => ({
      ...nameHolder(facts, traced, ranks),
      when: { is: 'decline', best: best.rank, date: dayAt(facts, best.from), last: last.rank! },
      proof: historyPath(traced.item),
      known: { days: countDaysKnown(facts.past.labels, [{ from: best.from, until: best.from + 1 }]) },
    }),
  }
}

function findWait(facts: Facts, traced: Traced): Candidate | null {
  const { debutTour } = traced.item
  const first = traced.runs.find(({ tops }) => tops > 0)
  const tour = debutTour === null ? undefined : facts.source.catalogue.tours[debutTour - 1]
  if (!first || !tour) return null
  const wait = { from: facts.past.days.findIndex((date) => date >= tour.start), until: first.from }
  if (wait.from >= wait.until) return null
  const days = daysBetween(tour.start, dayAt(facts, first.from))
  return {
    ...rankAs(traced, days, first.from),
    buildRow: () => ({
      ...nameHolder(facts, traced, days),
      ...proveDay(facts, traced, first.from),
      why: { is: 'since-tour', tour: tour.name },
      known: { days: countDaysKnown(facts.past.labels, [wait]) },
    }),
  }
}

function findBestRank(facts: Facts, traced: Traced): Candidate | null {
  const best = findBestRun(traced.runs)
  if (!best || isShort(facts, traced)) return null
  return {
    ...rankAs(traced, best.rank, best.from),
    buildRow: () => ({
      ...nameHolder(facts, traced, best.rank),
      ...proveDay(facts, traced, best.from),
    }),
  }
}

function findMostTops(facts: Facts, traced: Traced): Candidate | null {
  const most = Math.max(...traced.runs.map(({ tops }) => tops))
  if (most === 0) return null
  const { from } = traced.runs.find(({ tops }) => tops === most)!
  return {
    ...rankAs(traced, most, from),
    buildRow: () => ({
      ...nameHolder(facts, traced, most),
      ...proveDay(facts, traced, from),
      when: { is: 'first-day', date: dayAt(facts, from) },
      proof: historyPath(traced.item),
    }),
  }
}

function findFewestTops(facts: Facts, traced: Traced): Candidate | null {
  const { tops, from } = traced.runs.at(-1)!
  if (isShort(facts, traced)) return null
  return { ...rankAs(traced, tops, from), buildRow: () => buildLastDayRow(facts, traced, tops) }
}

function findLevelGain(facts: Facts, traced: Traced): Candidate | null {
  const tops = facts.source.shelves.coursesOf(traced.itemId).filter(({ shelf }) => shelf === 'top')
  const byLevel = tops.filter(({ level }) => level > 1).length
  if (byLevel === 0 || isShort(facts, traced)) return null
  const percent = Math.round((100 * byLevel) / tops.length)
  return {
    ...rankAs(traced, percent, -byLevel),
    buildRow: () => ({
      ...buildLastDayRow(facts, traced, percent),
      why: { is: 'levels', tops: [tops.length - byLevel, tops.length] },
    }),
  }
}

/** Shelves of it exist that no record has: nothing may call it weak. */
function isShort({ source }: Facts, { itemId }: Traced): boolean {
  return source.rankedToday(itemId)?.knownTops != null
}

function rankAs({ itemId }: Traced, value: number, since: number): Pick<Candidate, 'id' | 'value' | 'since'> {
  return { id: itemId, value, since }
}

function dayAt({ past }: Facts, index: number): IsoDate {
  return past.days[index]!
}

function historyPath(item: Item): string {
  return `${itemPath(item)}#history`
}

function nameHolder({ source }: Facts, { itemId }: Traced, figure: number): Pick<RecordRow, 'holder' | 'figure'> {
  return { holder: source.references.item(itemId), figure }
}

/** By the ranking of that day. */
function proveDay(facts: Facts, { item }: Traced, index: number): Pick<RecordRow, 'when' | 'proof' | 'known'> {
  return {
    when: { is: 'day', date: dayAt(facts, index) },
    proof: dayKindPath(dayAt(facts, index), item.kind),
    known: { days: countDaysKnown(facts.past.labels, [{ from: index, until: index + 1 }]) },
  }
}

/** By the courses on the item's page. */
function buildLastDayRow(facts: Facts, traced: Traced, figure: number): RecordRow {
  const last = facts.past.days.length - 1
  return {
    ...nameHolder(facts, traced, figure),
    ...proveDay(facts, traced, last),
    when: { is: 'its-courses' },
    proof: `${itemPath(traced.item)}#shelves`,
  }
}
