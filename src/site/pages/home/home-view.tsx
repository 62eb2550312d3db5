import type { HomePage } from '#pages/data/site-pages.ts'
import * as say from '#wording/home.ts'
import { periodLead } from '#wording/ranking-pages.ts'
import type { RaceWeek } from '#pages/data/race-page.ts'
import { routes, tourPath, dayRankingPath } from '#pages/routes/routes.ts'
import { formatLongDay, formatDayOfMonth } from '#wording/days.ts'
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import { expandName } from '#pages/data/compact-name.ts'
import { isRankedDay } from '#pages/data/ranked-days.ts'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { RaceBoard } from '../../features/race/race-board.tsx'
import { Section } from '../../ui/components/section.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { Icon } from '../../ui/components/icon.tsx'
import { searchLink } from '../../features/search/open-search.ts'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'
import { DayJump } from '../ranking/day-jump.tsx'
import '../../ui/rankings/podium.css'
import './home-view.css'

const HomePodium = createStaticIsland('best', say.podiumPart(), () =>
  import('./home-podium.tsx').then((module) => module.HomePodium),
)
const HomeRest = createStaticIsland('rest', say.restPart(), () =>
  import('./home-rest.tsx').then((module) => module.HomeRest),
)

/** What the site is, a day to step into, the last race card and podium, and the ways to the rest. */
export function HomeView({ data }: { data: HomePage }) {
  return (
    <div className="home">
      <HomeHero data={data} />
      {data.race && <HomeRace week={data.race} />}
      <HomePodium data={data} />
      <HomeRest data={data} />
    </div>
  )
}

/** What to race with in the last ranked cup. */
function HomeRace({ week }: { week: RaceWeek }) {
  return (
    <Section id="race" title={say.lastRaceCard()} aside={<a href={routes.race}>{say.otherWeeks()}</a>}>
      <div className="home-race race-ground">
        <p className="eyebrow">
          {nameRankedCup(week, week.tour.name)} ·{' '}
          {rich(periodLead(), {
            tour: <a href={tourPath(week.tour.id)}>{week.tour.name}</a>,
            days: <DayRange start={week.start} end={week.end} />,
          })}
        </p>
        <RaceBoard week={week} />
      </div>
    </Section>
  )
}

/** What the site is, and the two ways into it: a name and a day. */
function HomeHero({ data }: { data: HomePage }) {
  const { game, counts } = data
  return (
    <header className="hero">
      <div className="hero-head">
        <h1 tabIndex={-1}>{say.title()}</h1>
        <p>{say.aboutSite({ first: formatLongDay(game.start), last: formatLongDay(game.end) })}</p>
        <HomeSearch counts={counts} />
      </div>
      <section className="hero-day" aria-labelledby="day">
        <h2 id="day">{say.stepIntoDay()}</h2>
        <DayJump date={data.date} last={data.days.last} />
        <OnThisDay data={data} />
      </section>
    </header>
  )
}

/** A wide link that opens the search. */
function HomeSearch({ counts }: { counts: HomePage['counts'] }) {
  const things = counts.driver + counts.kart + counts.glider + counts.variant
  return (
    <a {...searchLink} className="home-search">
      <Icon name="search" />
      <span>{say.search({ things })}</span>
      <kbd>/</kbd>
    </a>
  )
}

/** What ran on this day of the calendar, year by year: the reader's day, and without scripts the last one of the game. */
function OnThisDay({ data }: { data: HomePage }) {
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

/** A day of another year, and the tour that ran on it. */
interface Anniversary {
  readonly day: IsoDate
  readonly year: string
  /** Without the year that distinguishes it from other tours of its name. */
  readonly tour: string
}

/**
 * A day of the calendar in each year of the game in which it has a ranking, the newest first: none for the 29th of
 * February in most of them.
 * @param monthDay `09-29`
 */
export function listAnniversaries({ days, tours }: Pick<HomePage, 'days' | 'tours'>, monthDay: string): Anniversary[] {
  return listYears(days.first, days.last).flatMap((year): Anniversary | [] => {
    const day = `${year}-${monthDay}`
    if (!isIsoDate(day) || !isRankedDay(day, days)) return []
    const tour = tours.findLast(([, start]) => start <= day)!
    return { day, year, tour: expandName(tour[0]).name.replace(ofYear, '') }
  })
}

/** `(2021)` and `(May 2021)`; in Japanese, `2021` and `（2021年5月）` without a space. */
const ofYear = / \(.*\)$|（.*）$|(?<=\p{L})\d{4}$/u

function listYears(first: IsoDate, last: IsoDate): string[] {
  const [from, to] = [first, last].map((day) => Number(day.slice(0, 4)))
  return Array.from({ length: to! - from! + 1 }, (_, index) => String(to! - index))
}
