import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { nameMonth } from '#wording/days.ts'

export interface CalendarMonth {
  readonly name: string
  /** 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number
  /** All days of the month. */
  readonly days: readonly { readonly date: IsoDate; readonly hasRanking: boolean }[]
}

export interface CalendarYear {
  readonly year: number
  readonly months: readonly CalendarMonth[]
}

/** The years from `last` back to `first`, each with the months that lie in the range; the newest first, of both. */
export function buildCalendarYears(
  first: IsoDate,
  last: IsoDate,
  skipped: ReadonlySet<IsoDate>,
): readonly CalendarYear[] {
  const hasRanking = (date: IsoDate) => date >= first && date <= last && !skipped.has(date)
  const firstYear = Number(first.slice(0, 4))
  const lastYear = Number(last.slice(0, 4))
  return Array.from({ length: lastYear - firstYear + 1 }, (_, back) => {
    const year = lastYear - back
    const months = Array.from({ length: 12 }, (_each, month) => buildMonth(year, month, hasRanking)).toReversed()
    return { year, months: months.filter(({ days }) => days.some((day) => day.hasRanking)) }
  })
}

function buildMonth(year: number, month: number, hasRanking: (date: IsoDate) => boolean): CalendarMonth {
  const start = `${year}-${String(month + 1).padStart(2, '0')}-01` as IsoDate
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return {
    name: nameMonth(month + 1),
    firstWeekday: new Date(Date.UTC(year, month, 1)).getUTCDay() || 7,
    days: Array.from({ length }, (_, offset) => {
      const date = addDays(start, offset)
      return { date, hasRanking: hasRanking(date) }
    }),
  }
}
