import { useMemo } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { formatDay, formatMonth } from '#wording/days.ts'
import * as say from '#wording/ranking-pages.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { type CalendarMonth, buildCalendarYears } from './build-calendar-years.ts'
import './ranking-calendar-view.css'

/** From Monday on. */
const weekdays = ['1', '2', '3', '4', '5', '6', '7']

export function RankingCalendarView({ data, title }: Pick<PageViewProps<RankingCalendarPage>, 'data' | 'title'>) {
  const years = useMemo(
    () => buildCalendarYears(data.first, data.last, new Set(data.skipped)),
    [data.first, data.last, data.skipped],
  )
  const changed = useMemo(() => new Set(data.changed), [data.changed])
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {say.aboutCalendar({ first: formatDay(data.first), last: formatDay(data.last) })}{' '}
        {data.skipped.length > 0 &&
          say.withoutRanking({
            days: joinWithCommas(data.skipped.slice(0, shownSkipped).map(formatDay)),
            more: Math.max(0, data.skipped.length - shownSkipped),
          })}
      </PageHeader>
      {years.map(({ year, months }, index) => (
        <details key={year} className="year" open={index === 0}>
          <summary>
            <h2>{year}</h2>
          </summary>
          <div className="months">
            {months.map((month) => (
              <Month key={month.name} month={month} today={data.last} changed={changed} />
            ))}
          </div>
        </details>
      ))}
    </>
  )
}

const shownSkipped = 5

interface MonthProps {
  readonly month: CalendarMonth
  readonly today: IsoDate
  readonly changed: ReadonlySet<IsoDate>
}

function Month({ month, today, changed }: MonthProps) {
  return (
    <section className="month" aria-label={formatMonth(month.days[0]!.date)}>
      <h3>{month.name}</h3>
      <p className="weekdays" aria-hidden="true">
        {weekdays.map((day) => (
          <i key={day}>{say.weekdayLetter({ day })}</i>
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
