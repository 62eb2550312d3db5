import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankingDayPage } from '#pages/data/ranking-pages.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { routes } from '#pages/routes/routes.ts'
import { formatDay } from '#pages/source/wording.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { DayJump } from './day-jump.tsx'
import './day-navigation.css'

interface DayNavigationProps {
  readonly data: RankingDayPage
  readonly context: PageContext
  readonly toDay: (day: IsoDate) => string
}

/** From day to day, to any day, and to the calendar: one line, on a phone too. */
export function DayNavigation({ data, context, toDay }: DayNavigationProps) {
  const { previous, next } = data.neighbours
  return (
    <nav className="day-navigation" aria-label="Other days">
      {previous && (
        <a href={toDay(previous)} rel="prev" aria-keyshortcuts="[">
          <Icon name="previous" />
          <span>{formatDay(previous)}</span>
        </a>
      )}
      <DayJump date={data.date} last={context.today} />
      <a href={routes['ranking-calendar']} title="All daily rankings">
        <Icon name="calendar" />
        <span className="visually-hidden">All daily rankings</span>
      </a>
      {next && (
        <a href={toDay(next)} rel="next" aria-keyshortcuts="]">
          <span>{formatDay(next)}</span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  )
}
