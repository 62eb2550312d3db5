import type { HomePage } from '#pages/data/home-page.ts'
import { dayRankingPath, routes } from '#pages/routes/routes.ts'
import { siteName } from '#pages/config/site-name.ts'
import { Day, formatWeekday } from '../../ui/wording/day.tsx'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { InForce } from './home-in-force.tsx'
import { HomeSearch } from './home-search.tsx'
import './home-view.css'
import './home-area-tiles.css'
import './home-lately.css'

const HomeBody = createStaticIsland('home', 'The news', () =>
  import('./home-body.tsx').then((module) => module.HomeBody),
)

export function HomeView({ data }: { data: HomePage }) {
  return (
    <div className="home">
      <HomeHero data={data} />
      <HomeBody data={data} />
    </div>
  )
}

function HomeHero({ data }: { data: HomePage }) {
  return (
    <header className="hero">
      <div className="hero-text">
        <p className="eyebrow">
          {formatWeekday(data.date)}, <Day date={data.date} />
        </p>
        <h1 tabIndex={-1}>Who is on the top shelf today?</h1>
        <p>
          {siteName} ranks every driver, kart and glider in Mario Kart Tour for every day, tour and course, and shows
          why.
        </p>
        <p className="actions">
          <a className="button primary" href={dayRankingPath(data.date)}>
            Today&rsquo;s ranking
          </a>
          <a className="button" href={routes['course-list']}>
            Pick a course
          </a>
          <a className="button" href={routes.planner}>
            Plan with what I own
          </a>
        </p>
        <HomeSearch counts={data.counts} />
        <RecordLabelBadge label={data.label} />
      </div>
      <InForce data={data} />
    </header>
  )
}
