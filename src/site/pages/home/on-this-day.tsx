import type { IsoDate } from '#catalogue/calendar.ts'
import type { HomePage } from '#pages/data/home-page.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { formatDayOfMonth } from '#wording/days.ts'
import * as say from '#wording/home.ts'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'
import { listAnniversaries } from './list-anniversaries.ts'

/** What ran on this day of the calendar, year by year: the reader's day, and without scripts the last one of the game. */
export function OnThisDay({ data }: { data: HomePage }) {
  const monthDay = useInBrowser(readMonthDay, data.date.slice(5))
  return (
    <>
      <h3>{say.onThisDay({ day: formatDayOfMonth(`2020-${monthDay}` as IsoDate) })}</h3>
      <ul className="on-this-day">
        {listAnniversaries(data, monthDay).map((anniversary) => (
          <li key={anniversary.day}>
            <a href={dayRankingPath(anniversary.day)}>
              <b>{anniversary.year}</b> <span>{anniversary.tour}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The reader's day, wherever they are: `11-28`. */
function readMonthDay(): string {
  const today = new Date()
  return [today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
