import { findDayStart } from '#catalogue/game-day.ts'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { describeTimes } from '../../ui/wording/describe-times.ts'
import { nameWeek } from './name-week.ts'

/** What a shared card is called. @param week the ranked cup that has its courses; null where none has */
export function nameCard(week: RankedCupDate | null): string {
  return week ? nameWeek(week) : 'Race card'
}

/** The line below the name: cups recur, so whoever gets the picture must see which week it is for. */
export function describeCard(week: RankedCupDate | null, isOwn: boolean): string {
  const what = isOwn ? 'My race card' : 'Race card: the best there are'
  if (!week) return what
  return `${what}, ${describeTimes([findDayStart(week.start), findDayStart(week.end)], 'days', true).join('')}`
}
