import type { HomePage } from '#pages/data/home-page.ts'
import { dayRankingPath, routes } from '#pages/routes/routes.ts'
import { ComingCupCard, ExpectedCups } from '../../ui/tours/coming-cup-card.tsx'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { ItemCard } from '../../ui/items/item-card.tsx'
import { Podiums } from '../../ui/rankings/podiums.tsx'
import { Section } from '../../ui/components/section.tsx'
import { TourRows } from '../../ui/tours/tour-rows.tsx'
import { AreaTiles } from './home-area-tiles.tsx'
import { Lately } from './home-lately.tsx'

/** Two rows of three; the list page has the rest. */
const shownGuides = 6

/** Everything below the first screen. */
export function HomeBody({ data }: { data: HomePage }) {
  const { date, nextCups } = data
  return (
    <>
      <Section id="podium" title="Today's podium" aside={<a href={dayRankingPath(date)}>Today&rsquo;s full ranking</a>}>
        <Podiums podium={data.podium} when="today" pathOf={(kind) => `${dayRankingPath(date)}#${kind}s`} />
      </Section>
      <Section id="lately" title="Recent changes">
        <Lately lately={data.lately} newestRecord={data.newestRecord} />
      </Section>
      {nextCups.length > 0 && (
        <Section
          id="next-cups"
          title="Next ranked cups"
          aside={<ExpectedCups cups={nextCups} said={data.tour.basis} />}
        >
          <div className="cups">
            {nextCups.map((cup) => (
              <ComingCupCard key={cup.start} cup={cup} date={date} />
            ))}
          </div>
        </Section>
      )}
      <Section id="explore" title="Explore">
        <AreaTiles counts={data.counts} />
      </Section>
      <NewestItems items={data.newestItems} />
      {data.guides.length > 0 && (
        <Section
          id="guides"
          title="Tips and tricks"
          aside={<a href={routes['guide-list']}>All {data.guides.length} guides</a>}
        >
          <GuideCards guides={data.guides.slice(0, shownGuides)} />
        </Section>
      )}
      <Section id="next" title="Upcoming tours" aside={<a href={routes['tour-list']}>All tours</a>}>
        <TourRows tours={data.nextTours} />
      </Section>
    </>
  )
}

function NewestItems({ items }: { items: HomePage['newestItems'] }) {
  if (items.length === 0) return null
  return (
    <Section id="newest" title="Newest items">
      <ul className="cards">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item}>{item.debut.name}</ItemCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}
