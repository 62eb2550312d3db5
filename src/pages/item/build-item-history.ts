/** The past of an item's page: its best rank, and how it stood in each year. */
import { fromDayNumber, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Item } from '#catalogue/entities.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import type { EstimateLabel, ItemCourse, ItemHistory, ItemPage, ItemYear } from '../data/item-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { countRankChange, type RankPeriod } from '../source/past/find-typical-ranks.ts'
import { findShelfOn } from '../source/shelves/find-courses-on.ts'

/**
 * An item's best rank, and the day since which it has had its last one.
 * @param days all that have a ranking, oldest first
 */
export function summariseItemHistory(
  history: ItemHistory,
  days: readonly IsoDate[],
): Pick<ItemPage, 'best' | 'rankSince'> {
  const { ranks } = history
  return { best: findBest(history, days), rankSince: ranks.length === 0 ? null : findRankSince(history) }
}

function findBest(history: ItemHistory, days: readonly IsoDate[]): ItemPage['best'] {
  const { ranks } = history
  const rank = ranks.reduce((best, each) => (each !== null && (best === null || each < best) ? each : best), null)
  if (rank === null) return null
  const first = ranks.indexOf(rank)
  const run = ranks.slice(first).findIndex((each) => each !== rank)
  const date = dateAt(history, first)
  if (run === -1) return { rank, date }
  const after = dateAt(history, first + run)
  return { rank, date, untilDate: days.findLast((day) => day < after)! }
}

function findRankSince(history: ItemHistory): IsoDate | null {
  const current = history.ranks.at(-1)!
  if (current === null) return null
  return dateAt(history, history.ranks.findLastIndex((rank) => rank !== current) + 1)
}

function dateAt({ days }: ItemHistory, index: number): IsoDate {
  return fromDayNumber(days.slice(0, index + 1).reduce((sum, passed) => sum + passed, 0))
}

/**
 * How the item stood in each year and in the last twelve months, and who has overtaken it since; null for an item
 * that is new, and for one whose list of shelves is short: its rank says nothing about it.
 */
export function compareYears(
  source: PageSource,
  item: Item,
  history: ItemHistory,
  courses: readonly ItemCourse[],
): ItemPage['years'] {
  const ranks = source.past.typicalRanks(item.kind)
  const { periods, byItem } = ranks
  const own = byItem.get(item.id)
  if (typeof own?.at(-1) !== 'number' || item.publicShelfCounts !== null) return null
  const said = source.recordNote(source.today.date).label
  const all = [...byItem.values()]
  const courseByVariant = new Map(courses.map((course) => [course.variant.id, course]))
  const years = periods.flatMap((period, index): ItemYear[] => {
    const rank = own[index]!
    if (rank === null) return []
    return [
      {
        ...(period.year !== null && { year: period.year, ...markEstimate(period.label, said) }),
        rank,
        of: all.filter((each) => each[index] !== null).length,
        tops: findTopsAt(history, period.until),
        cups: countCups(source, courseByVariant, period),
        ...countRankChange(ranks, item.id, index),
      },
    ]
  })
  return years.length > 1 ? years : null
}

function findTopsAt({ days, tops }: ItemHistory, until: IsoDate): number {
  const end = toDayNumber(until)
  let day = 0
  const after = days.findIndex((passed) => (day += passed) >= end)
  return tops.at(after === -1 ? -1 : after - 1) ?? 0
}

/** Ranked cups that began in the period and used one of its top-shelf courses, of all those on record. */
function countCups(
  source: PageSource,
  courseByVariant: ReadonlyMap<string, ItemCourse>,
  period: RankPeriod,
): readonly [number, number] {
  const cups = source.past.cupsBegunIn(period)
  const isOnTop = (variantId: string, date: IsoDate) => {
    const course = courseByVariant.get(variantId)
    return course !== undefined && findShelfOn(course, date) === 'top'
  }
  const withTop = cups.filter(({ start, variantIds }) => variantIds.some((id) => isOnTop(id, start)))
  return [withTop.length, cups.length]
}

/**
 * The mark of what a page says of other days than its own: only where no record states their shelves, and not where the
 * page's own line says the same.
 */
export function markEstimate(label: RecordLabel, said: RecordLabel): { readonly label?: EstimateLabel } {
  const isStated = label === 'recorded' || label === 'carried-on'
  return isStated || label === said ? {} : { label }
}
