import { addDays, daysBetween, type IsoDate } from '#catalogue/calendar.ts'

export interface TourWeek {
  readonly number: number
  /** At least one, at most seven. */
  readonly days: readonly IsoDate[]
}

const daysPerWeek = 7

/** The days of a tour by its weeks, which begin with the tour and not on a Monday. The day that ends it is not one of them. */
export function splitWeeks({ start, end }: { readonly start: IsoDate; readonly end: IsoDate }): TourWeek[] {
  const days = Array.from({ length: daysBetween(start, end) }, (_, index) => addDays(start, index))
  const weeks = Array.from({ length: Math.ceil(days.length / daysPerWeek) }, (_, index) => index)
  return weeks.map((index) => ({
    number: index + 1,
    days: days.slice(index * daysPerWeek, (index + 1) * daysPerWeek),
  }))
}
