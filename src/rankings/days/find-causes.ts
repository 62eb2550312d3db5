import { fromDayNumber, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import type { RankedItemById } from './compare-rankings.ts'
import { findTour, findWeek } from '../find-tour.ts'
import type { RankedItem, RankingCause } from '../ranking.ts'
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
