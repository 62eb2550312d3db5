import { useMemo } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import { formatCount } from '#wording/counts.ts'
import * as say from '#wording/ranking-pages.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { type CalendarMonth, buildCalendarYears } from './build-calendar-years.ts'
import './ranking-calendar-view.css'

/** From Monday on. */
const weekdayLetters = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

export function RankingCalendarView({ data, title }: Pick<PageViewProps<RankingCalendarPage>, 'data' | 'title'>) {
  const years = useMemo(
    () => buildCalendarYears(data.first, data.last, new Set(data.skipped)),
    [data.first, data.last, data.skipped],
  )
  const changed = useMemo(() => new Set(data.changed), [data.changed])
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {rich(say.everyDayFromDay({ day: formatDay(data.first), day2: formatDay(data.last) }), {
          more: data.skipped.length > 0 && `Without a ranking: ${listSome(data.skipped)}.`,
        })}
      </PageHeader>
      {years.map(({ year, months }, index) => (
        <details key={year} className="year" open={index === 0}>
          <summary>
            <h2>{year}</h2>
          </summary>
          <div className="months">
            {months.map((month) => (
              <Month key={month.name} month={month} year={year} today={data.last} changed={changed} />
            ))}
          </div>
        </details>
      ))}
    </>
  )
}

const shownSkipped = 5

function listSome(days: readonly IsoDate[]): string {
  const more = days.length - shownSkipped
  return (
    days.slice(0, shownSkipped).map(formatDay).join(', ') + (more > 0 ? ` and ${formatCount(more, 'more day')}` : '')
  )
}

interface MonthProps {
  readonly month: CalendarMonth
  readonly year: number
  readonly today: IsoDate
  readonly changed: ReadonlySet<IsoDate>
}

function Month({ month, year, today, changed }: MonthProps) {
  return (
    <section className="month" aria-label={`${month.name} ${year}`}>
      <h3>{month.name}</h3>
      <p className="weekdays" aria-hidden="true">
        {weekdayLetters.map((letter, index) => (
          <i key={index}>{letter}</i>
        ))}
      </p>
      <ol className={`starts-${month.firstWeekday}`}>
        {month.days.map(({ date, hasRanking }) => (
          <li key={date}>
            {hasRanking ? (
              <a
                href={dayRankingPath(date)}
                aria-label={changed.has(date) ? say.dayChanged({ day: formatDay(date) }) : formatDay(date)}
                className={changed.has(date) ? 'changed' : undefined}
                aria-current={date === today ? 'date' : undefined}
              >
                {Number(date.slice(8))}
              </a>
            ) : (
              <span className={date > today ? 'to-come' : undefined}>{Number(date.slice(8))}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
