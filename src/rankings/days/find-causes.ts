import { fromDayNumber, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import type { LevelOne, RankedItem, ShelfCounts, ShelfGain, RankingCause } from '../ranking.ts'
import { findTour, findWeek } from '../find-tour.ts'
import type { ShelfTable } from '../shelves/shelf-table.ts'

/** The ranking of a kind on a day, and on the ranked day before it. */
export interface TimelineChange {
  readonly dayBefore: IsoDate
  readonly before: RankedItemById
  readonly date: IsoDate
  readonly ranked: readonly RankedItem[]
}

/** What happened between the two days, as far as it bears on the kind. Read off, never guessed. */
export function findCauses(
  tours: readonly Tour[],
  { recordDays }: Pick<ShelfTable, 'recordDays'>,
  { dayBefore, before, date, ranked }: TimelineChange,
): RankingCause[] {
  return [
    ...findPeriodCauses(tours, dayBefore, date),
    ...findShelfCauses(recordDays, dayBefore, date),
    ...findDebuts(before, ranked),
  ]
}

function findPeriodCauses(tours: readonly Tour[], before: IsoDate, after: IsoDate): RankingCause[] {
  const tour = findTour(tours, after)
  const week = findWeek(tour, after)
  const tourBefore = findTour(tours, before)
  const weekBefore = findWeek(tourBefore, before)
  const causes: RankingCause[] = []
  if (tour !== tourBefore) causes.push({ of: 'tour', tourNumber: tour.number })
  if (week !== null && week !== weekBefore) causes.push({ of: 'week', week: week.week, name: week.name })
  if (week === null && weekBefore !== null) {
    causes.push({ of: 'week-over', week: weekBefore.week, name: weekBefore.name })
  }
  return causes
}

function findShelfCauses(recordDays: Int32Array, before: IsoDate, after: IsoDate): RankingCause[] {
  const day = recordDays.findLast((recorded) => recorded <= toDayNumber(after))
  if (day === undefined || day <= toDayNumber(before)) return []
  return [{ of: 'shelves', date: fromDayNumber(day) }]
}

/**
 * Items enter with their first shelf on record. One that comes later than its first tour, or whose debut is not on record,
 * may have been in the game for a long time.
 */
function findDebuts(before: RankedItemById, after: readonly RankedItem[]): RankingCause[] {
  const count = after.filter(({ itemId, isNew }) => isNew && !before.has(itemId)).length
  return count > 0 ? [{ of: 'debut', count }] : []
}

/** True if a reader would see the same table. */
export function areSameRankings(a: readonly RankedItem[], b: readonly RankedItem[]): boolean {
  return a.length === b.length && a.every((item, index) => areSame(item, b[index]!))
}

/** By item id. */
type RankedItemById = ReadonlyMap<string, RankedItem>

export function indexRanking(ranked: readonly RankedItem[]): RankedItemById {
  return new Map(ranked.map((item) => [item.itemId, item]))
}

/** Of each item: ranks gained since `before`, negative where lost, null where the item is not in it. */
export function measureMovement(before: RankedItemById, after: readonly RankedItem[]): (number | null)[] {
  return after.map(({ itemId, rank }) => {
    const previous = before.get(itemId)
    return previous === undefined ? null : previous.rank - rank
  })
}

// Shared, because a history has it a hundred thousand times.
const noGain: ShelfGain = [0, 0, 0]

/**
 * Of each item: shelves gained since `before`, negative where lost, null where the item is not in it.
 * @param isTourKnown a tour of which only the ranked cups are on record does not count, so no item has a shelf in it
 */
export function measureGains(
  before: RankedItemById,
  after: readonly RankedItem[],
  isTourKnown: { readonly before: boolean; readonly after: boolean },
): (ShelfGain | null)[] {
  const subtract = (a: ShelfCounts, b: ShelfCounts) =>
    [a.cup - b.cup, (isTourKnown.after ? a.tour : 0) - (isTourKnown.before ? b.tour : 0), a.all - b.all] as const
  return after.map(({ itemId, top, middle }) => {
    const previous = before.get(itemId)
    if (previous === undefined) return null
    const [tops, middles] = [subtract(top, previous.top), subtract(middle, previous.middle)]
    if (middles.some(isChange)) return [...tops, ...middles]
    return tops.some(isChange) ? tops : noGain
  })
}

function isChange(gained: number): boolean {
  return gained !== 0
}

// Rank is the position in the list; tier follows from the score, and with the ranked cup the scores change.
function areSame(a: RankedItem, b: RankedItem): boolean {
  return (
    a.itemId === b.itemId &&
    a.score === b.score &&
    a.isNew === b.isNew &&
    a.overlap === b.overlap &&
    a.levelNeeded === b.levelNeeded &&
    areSameCounts(a.top, b.top) &&
    areSameCounts(a.middle, b.middle) &&
    areSameShelves(a, b) &&
    areSameLevelOne(a.levelOne, b.levelOne)
  )
}

function areSameCounts(a: ShelfCounts, b: ShelfCounts): boolean {
  return a.cup === b.cup && a.tour === b.tour && a.all === b.all
}

function areSameShelves({ shelves: a }: RankedItem, { shelves: b }: RankedItem): boolean {
  return a.length === b.length && a.every((held, index) => held === b[index])
}

function areSameLevelOne(a: LevelOne, b: LevelOne): boolean {
  return a.every((value, index) => value === b[index])
}
