import type { HomePage } from '#pages/data/home-page.ts'
import { formatLongDay } from '#wording/days.ts'
import * as say from '#wording/home.ts'
import { DayJump } from '../ranking/day-jump.tsx'
import { HomeSearch } from './home-search.tsx'
import { OnThisDay } from './on-this-day.tsx'
import './home-hero.css'

/** What the site is, and the two ways into it: a name and a day. */
export function HomeHero({ data }: { data: HomePage }) {
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
