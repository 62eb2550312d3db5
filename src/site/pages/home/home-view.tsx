import type { HomePage } from '#pages/data/home-page.ts'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { HomeNews } from './home-news.tsx'
import { HomeRace } from './home-race.tsx'
import { HomeSearch } from './home-search.tsx'
import { Section } from '../../ui/components/section.tsx'
import './home-view.css'

const HomePodium = createStaticIsland('best-today', 'The podium', () =>
  import('./home-podium.tsx').then((module) => module.HomePodium),
)
const HomeRest = createStaticIsland('rest', 'The rest', () =>
  import('./home-rest.tsx').then((module) => module.HomeRest),
)

/** The answer first: what to race with this week; then what changed, who is best today, and the way to the rest. */
export function HomeView({ data }: { data: HomePage }) {
  return (
    <div className="home">
      <HomeRace data={data} />
      <HomeNews data={data} />
      <HomePodium data={data} />
      <Section id="explore" title="Look something up">
        <HomeSearch counts={data.counts} />
      </Section>
      <HomeRest data={data} />
    </div>
  )
}
