import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankingDayPage } from '#pages/data/ranking-pages.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { routes } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/ranking-pages.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { StepNavigation } from '../../ui/components/step-navigation.tsx'
import { DayJump } from './day-jump.tsx'

interface DayNavigationProps {
  readonly data: RankingDayPage
  readonly context: PageContext
  readonly toDay: (day: IsoDate) => string
}

/** From day to day, to any day, and to the calendar. */
export function DayNavigation({ data, context, toDay }: DayNavigationProps) {
  const toStep = (day: IsoDate | null) => day && { href: toDay(day), name: formatDay(day) }
  const { previous, next } = data.neighbours
  return (
    <StepNavigation label={say.otherDays()} previous={toStep(previous)} next={toStep(next)}>
      <DayJump date={data.date} last={context.today} />
      <a href={routes['ranking-calendar']} title={say.allDailyRankings()}>
        <Icon name="calendar" />
        <span className="visually-hidden">{say.allDailyRankings()}</span>
      </a>
    </StepNavigation>
  )
}
