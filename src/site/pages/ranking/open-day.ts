import { type IsoDate, addDays } from '#catalogue/calendar.ts'
import { dayRankingPath, routes } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/ranking-pages.ts'
import type { RankedDays } from '#pages/data/ranked-days.ts'
import { resolveOnSite } from '../../features/navigation/page-address.ts'
import { loadPageOf, navigationServices } from '../../features/navigation/navigation-services.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/**
 * Goes to the ranking of a day, or says that it has none and goes to the nearest before it.
 * @param isOverdue whether the reader has gone elsewhere
 */
export async function openDay(wanted: IsoDate, isOverdue: () => boolean): Promise<void> {
  const { navigate } = await navigationServices
  const found = await loadPageOf('ranking-calendar', routes['ranking-calendar']).then(
    (calendar) => findRankedDay(wanted, calendar),
    (error: unknown) => {
      // The day's own page will say whether it is available.
      console.error(error)
      return wanted
    },
  )
  if (isOverdue()) return
  if (found !== wanted) {
    showToast({
      message: say.noRankingNearest({ day: formatDay(wanted), nearest: formatDay(found) }),
      type: 'info',
    })
  }
  void navigate(resolveOnSite(dayRankingPath(found)))
}

/** The day itself if it has a ranking, otherwise the nearest earlier one; the very first for anything before it. */
export function findRankedDay(wanted: IsoDate, { first, last, skipped }: RankedDays): IsoDate {
  if (wanted <= first) return first
  let day = wanted > last ? last : wanted
  while (skipped.includes(day)) day = addDays(day, -1)
  return day
}
