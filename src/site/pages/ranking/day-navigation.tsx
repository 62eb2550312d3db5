import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { RankingDayPage } from '#pages/data/ranking-pages.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { dayRankingPath, routes } from '#pages/routes/routes.ts'
import { formatDay } from '../../ui/wording/day.tsx'
import { DayJump } from './day-jump.tsx'
import './day-navigation.css'

/** From day to day, to any day, and to the calendar: one line, on a phone too. */
export function DayNavigation({ data, context }: { data: RankingDayPage; context: PageContext }) {
  const { previous, next } = data.neighbours
  return (
    <nav className="day-navigation" aria-label="Other days">
      {previous && (
        <a href={dayRankingPath(previous)} rel="prev" aria-keyshortcuts="[">
          <ChevronLeft aria-hidden="true" />
          <span>{formatDay(previous)}</span>
        </a>
      )}
      <DayJump date={data.date} last={context.today} />
      <a href={routes['ranking-calendar']} title="Calendar of all days">
        <CalendarDays aria-hidden="true" />
        <span className="visually-hidden">Calendar</span>
      </a>
      {next && (
        <a href={dayRankingPath(next)} rel="next" aria-keyshortcuts="]">
          <span>{formatDay(next)}</span>
          <ChevronRight aria-hidden="true" />
        </a>
      )}
    </nav>
  )
}
