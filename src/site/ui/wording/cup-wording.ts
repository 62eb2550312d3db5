import type { IsoDate } from '#catalogue/calendar.ts'
import * as say from '#wording/kinds.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { describeTimes } from './describe-times.ts'

/** "Chargin' Chuck Cup", or tour and week where no source names the cup. */
export function nameRankedCup(cup: { readonly name: string | null; readonly week: number }, tourName: string): string {
  return cup.name ?? say.rankedWeek({ tour: tourName, week: cup.week })
}

/** The days of a ranked cup where the reader is: "18–25 Nov 2026". */
export function describeCupDays({ start, end }: { readonly start: IsoDate; readonly end: IsoDate }): string {
  return describeTimes([findDayStart(start), findDayStart(end)], 'days', true).join('')
}
