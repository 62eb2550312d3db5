import { useMemo } from 'react'
import { type IsoDate, addDays } from '#catalogue/calendar.ts'
import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { formatDay, formatMonth, nameMonth } from '#wording/days.ts'
import * as say from '#wording/ranking-pages.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
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

interface CalendarMonth {
  readonly name: string
  /** 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number
  /** All days of the month. */
  readonly days: readonly { readonly date: IsoDate; readonly hasRanking: boolean }[]
}

interface CalendarYear {
  readonly year: number
  readonly months: readonly CalendarMonth[]
}

/** The years from `last` back to `first`, each with the months that lie in the range; the newest first, of both. */
export function buildCalendarYears(
  first: IsoDate,
  last: IsoDate,
  skipped: ReadonlySet<IsoDate>,
): readonly CalendarYear[] {
  const hasRanking = (date: IsoDate) => date >= first && date <= last && !skipped.has(date)
  const firstYear = Number(first.slice(0, 4))
  const lastYear = Number(last.slice(0, 4))
  return Array.from({ length: lastYear - firstYear + 1 }, (_, back) => {
    const year = lastYear - back
    const months = Array.from({ length: 12 }, (_each, month) => buildMonth(year, month, hasRanking)).toReversed()
    return { year, months: months.filter(({ days }) => days.some((day) => day.hasRanking)) }
  })
}

function buildMonth(year: number, month: number, hasRanking: (date: IsoDate) => boolean): CalendarMonth {
  const start = `${year}-${String(month + 1).padStart(2, '0')}-01` as IsoDate
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return {
    name: nameMonth(month + 1),
    firstWeekday: new Date(Date.UTC(year, month, 1)).getUTCDay() || 7,
    days: Array.from({ length }, (_, offset) => {
      const date = addDays(start, offset)
      return { date, hasRanking: hasRanking(date) }
    }),
  }
}
