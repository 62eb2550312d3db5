import { addDays, type IsoDate, toDayNumber } from '#catalogue/calendar.ts'
import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import { routes } from '#pages/routes/routes.ts'
import { loadPageOf } from '../../navigation/navigation-services.ts'

/** The time axis that the panels of a chart share. All days are day numbers. */
export interface ChartTime {
  readonly from: number
  readonly to: number
  readonly years: readonly { readonly day: number; readonly name: string }[]
  readonly tours: readonly { readonly day: number; readonly name: string }[]
  /** How the shelves are known, from day to day, without gaps. */
  readonly spells: readonly { readonly from: number; readonly to: number; readonly label: RecordLabel }[]
}

/** @param from the first day that is shown; the last is the calendar's */
export function buildChartTime(calendar: RankingCalendarPage, from: IsoDate): ChartTime {
  const { last, tours, labels } = calendar
  const bounds = { from: toDayNumber(from), to: toDayNumber(last) }
  const isShown = ({ day }: { readonly day: number }) => day >= bounds.from && day <= bounds.to
  const firstYear = Number(from.slice(0, 4))
  const years = Array.from({ length: Number(last.slice(0, 4)) - firstYear + 1 }, (_, index) => firstYear + index)
  return {
    ...bounds,
    years: years.map((year) => ({ day: toDayNumber(`${year}-01-01` as IsoDate), name: String(year) })).filter(isShown),
    tours: tours.map(({ start, name }) => ({ day: toDayNumber(start), name })),
    spells: labels
      .map((spell, index) => ({
        from: Math.max(toDayNumber(spell.from), bounds.from),
        to: toDayNumber(labels[index + 1]?.from ?? addDays(last, 1)),
        label: spell.label,
      }))
      .filter((spell) => spell.to > spell.from),
  }
}

/** Tours, and how the shelves of each day are known. Rejects with PageDataError. */
export function loadCalendar(): Promise<RankingCalendarPage> {
  return loadPageOf('ranking-calendar', routes['ranking-calendar'])
}
