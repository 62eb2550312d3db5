import { useMemo } from 'react'
import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { formatDay } from '../../ui/wording/day.tsx'
import { type CalendarMonth, buildCalendarYears } from './build-calendar-years.ts'
import './ranking-calendar-view.css'

export function RankingCalendarView({ data }: { data: RankingCalendarPage }) {
  const years = useMemo(
    () => buildCalendarYears(data.first, data.last, new Set(data.skipped)),
    [data.first, data.last, data.skipped],
  )
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Ranking of any day">
        Every day from {formatDay(data.first)} to {formatDay(data.last)}.{' '}
        {data.skipped.length > 0 && `Without ranking: ${data.skipped.map(formatDay).join(', ')}.`}
      </PageHeader>
      {years.map(({ year, months }, index) => (
        <details key={year} className="year" open={index === 0}>
          <summary>
            <h2>{year}</h2>
          </summary>
          <div className="months">
            {months.map((month) => (
              <Month key={month.name} month={month} year={year} />
            ))}
          </div>
        </details>
      ))}
    </>
  )
}

function Month({ month, year }: { month: CalendarMonth; year: number }) {
  return (
    <section className="month" aria-label={`${month.name} ${year}`}>
      <h3>{month.name}</h3>
      <ol className={`starts-${month.firstWeekday}`}>
        {month.days.map(({ date, hasRanking }) => (
          <li key={date}>
            {hasRanking ? (
              <a href={dayRankingPath(date)}>{Number(date.slice(8))}</a>
            ) : (
              <span>{Number(date.slice(8))}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
