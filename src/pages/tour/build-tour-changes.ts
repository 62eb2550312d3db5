import type { IsoDate } from '#catalogue/calendar.ts'
import { compareBy } from '#base/compare-by.ts'
import { itemKinds, type Catalogue, type ItemKind, type Tour } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoizeWeak } from '#base/memoize.ts'
import type { ShelvesGained, TourLeader, TourLeaders } from '../data/tour-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { tracesOf, type Run } from '../source/trace-ranks.ts'

/** Of each kind. */
const shownGainers = 4

export function countShelvesGained({ catalogue, references }: PageSource, tour: Tour): ShelvesGained {
  const since = [...recordedShelves(catalogue)]
    .flatMap(([date, shelves]) => (tour.start <= date && date < tour.end ? shelves : []))
    .filter(({ item: { debutTour } }) => debutTour !== null && debutTour < tour.number)
  const gained = [...groupBy(since, ({ item }) => item)].map(([{ id, kind }, shelves]) => {
    const top = shelves.filter(({ shelf }) => shelf === 'top').length
    return { id, kind, top, middle: shelves.length - top }
  })
  const sum = (count: (each: (typeof gained)[number]) => number) => gained.reduce((all, each) => all + count(each), 0)
  const byGain = gained.toSorted(compareBy(({ top, middle, id }) => [-top, -middle, id]))
  return {
    top: sum(({ top }) => top),
    middle: sum(({ middle }) => middle),
    items: gained.length,
    most: itemKinds.flatMap((kind) =>
      byGain
        .filter((each) => each.kind === kind && each.top > 0)
        .slice(0, shownGainers)
        .map(({ id, top, middle }) => ({ item: references.item(id), top, middle })),
    ),
  }
}

/** The shelves of all items by the day since which they are on record. */
const recordedShelves = memoizeWeak(({ itemById }: Catalogue) =>
  groupBy(
    [...itemById.values()].flatMap((item) => item.shelves.map(({ shelf, since }) => ({ item, shelf, since }))),
    ({ since }) => since,
  ),
)

/** @param rankingDays the days of a tour that have rankings */
export function findLeaders(source: PageSource, rankingDays: readonly IsoDate[]): TourLeaders | null {
  const [first, last] = [rankingDays[0], rankingDays.at(-1)]
  if (first === undefined || last === undefined) return null
  const { indexes, kinds } = pastOf(source)
  const days = { before: indexes.get(first)! - 1, last: indexes.get(last)! }
  const find = (kind: ItemKind, day: number, other: number): TourLeader | null => {
    const { leaders, runs } = kinds[kind]
    const id = leaders[day] ?? null
    return id === null ? null : { item: source.references.item(id), otherRank: findRank(runs.get(id)!, other) }
  }
  return {
    before: source.rankings.days[days.before] ?? null,
    last,
    kinds: mapKinds((kind) => [find(kind, days.before, days.last), find(kind, days.last, days.before)]),
  }
}

/** The item that was #1 on each ranked day, and the ranks of all, by the index of the day. */
const pastOf = memoizeWeak((source: PageSource) => {
  const { days } = source.rankings
  return {
    indexes: new Map(days.map((date, index) => [date, index])),
    kinds: mapKinds((kind) => {
      const traces = tracesOf(source)[kind]
      const leaders = days.map((): string | null => null)
      for (const { itemId, runs } of traces)
        for (const { from, until, rank } of runs) if (rank === 1) leaders.fill(itemId, from, until)
      return { leaders, runs: new Map(traces.map(({ itemId, runs }) => [itemId, runs])) }
    }),
  }
})

function findRank(runs: readonly Run[], day: number): number | null {
  return runs.find(({ from, until }) => from <= day && day < until)?.rank ?? null
}
