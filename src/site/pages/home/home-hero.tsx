import type { HomePage } from '#pages/data/home-page.ts'
import { formatLongDay } from '#wording/days.ts'
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
        <h1 tabIndex={-1}>Every day of Mario Kart Tour</h1>
        <p>
          The complete record from {formatLongDay(game.start)} to {formatLongDay(game.end)}: which drivers, karts and
          gliders were best on every day, tour and course, and why.
        </p>
        <HomeSearch counts={counts} />
      </div>
      <section className="hero-day" aria-labelledby="day">
        <h2 id="day">Step into a day</h2>
        <DayJump date={data.date} last={data.days.last} />
        <OnThisDay data={data} />
      </section>
    </header>
  )
}
