import { itemKinds } from '#catalogue/entities.ts'
import type { HomePage } from '#pages/page-data.ts'
import { dayRankingPath } from '#pages/routes.ts'
import { siteConfig } from '#pages/site-config.ts'
import { Day, formatWeekday } from '../components/day.tsx'
import { GuideCards } from '../components/guide-cards.tsx'
import { ItemCards } from '../components/item-card.tsx'
import { Podium } from '../components/podium.tsx'
import { RecordLabelBadge } from '../components/record-label-badge.tsx'
import { Section } from '../components/section.tsx'
import { TourRows } from '../components/tour-rows.tsx'
import { kindPlurals } from '../components/wording.ts'
import { AreaTiles } from './home-area-tiles.tsx'
import { InForce } from './home-in-force.tsx'

/** Two rows of three; the list has the rest. */
const shownGuides = 6

export function HomeView({ data }: { data: HomePage }) {
  return (
    <div className="home">
      <HomeHero data={data} />
      <Section
        id="podium"
        title="Today's podium"
        aside={<a href={dayRankingPath(data.date)}>The whole ranking of today</a>}
      >
        <div className="podiums">
          {itemKinds.map((kind) => (
            <section key={kind} className="card podium-card" aria-label={`Best ${kind}s today`}>
              <h3>{kindPlurals[kind]}</h3>
              <Podium rows={data.podium[kind]} />
            </section>
          ))}
        </div>
      </Section>
      <Section id="areas" title="Find your way">
        <AreaTiles counts={data.counts} />
      </Section>
      <Section id="newest" title="Newest items">
        <ItemCards items={data.newestItems} />
      </Section>
      {data.guides.length > 0 && (
        <Section
          id="guides"
          title="Tips and tricks"
          aside={<a href="/tips-and-tricks/">All {data.guides.length} guides</a>}
        >
          <GuideCards guides={data.guides.slice(0, shownGuides)} />
        </Section>
      )}
      <Section id="next" title="Coming tours" aside={<a href="/tours/">All tours</a>}>
        <TourRows tours={data.nextTours} />
      </Section>
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
          {siteConfig.siteName} ranks every driver, kart and glider of Mario Kart Tour, for every day, tour and course,
          and shows why.
        </p>
        <p className="actions">
          <a className="button primary" href={dayRankingPath(data.date)}>
            Today&rsquo;s ranking
          </a>
          <a className="button" href="/courses/">
            Pick a course
          </a>
        </p>
        <RecordLabelBadge label={data.label} />
      </div>
      <InForce tour={data.tour} cup={data.rankedCup} />
    </header>
  )
}
