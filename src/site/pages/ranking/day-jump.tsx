import type { IsoDate } from '#catalogue/calendar.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { firstRankingDay } from '#rankings/find-tour.ts'
import * as say from '#wording/ranking-pages.ts'
import { resolveOnSite } from '../../features/navigation/page-address.ts'
import { navigationServices } from '../../features/navigation/navigation-services.ts'
import { DayForm } from '../../ui/components/day-form.tsx'

interface DayJumpProps {
  /** That the page is about. */
  readonly date: IsoDate
  readonly last: IsoDate
}

/** To the ranking of any day. */
export function DayJump({ date, last }: DayJumpProps) {
  return (
    <DayForm label={say.day()} day={date} first={firstRankingDay} last={last} onDay={(wanted) => void jumpTo(wanted)} />
  )
}

async function jumpTo(wanted: IsoDate): Promise<void> {
  const address = resolveOnSite(dayRankingPath(wanted))
  if (location.pathname === address.pathname) return
  const { begin } = await navigationServices
  const isOverdue = begin()
  await import('./open-day.ts').then(
    ({ openDay }) => openDay(wanted, isOverdue),
    () => {
      // Without its code the browser goes there itself, and says why if it cannot.
      if (!isOverdue()) location.assign(address)
    },
  )
}
