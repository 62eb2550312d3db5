import type { HomePage } from '#pages/data/home-page.ts'
import * as say from '#wording/home.ts'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeRace } from './home-race.tsx'
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
