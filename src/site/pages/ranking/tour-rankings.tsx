import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { useCurrentTour } from '../../ui/countdown/use-current-tour.ts'
import { RankingLinks } from '../../ui/rankings/ranking-links.tsx'
import { Section } from '../../ui/components/section.tsx'
import { formatCount } from '../../ui/wording/wording.ts'

type Rankings = RankingListPage['tours'][number]

/** The tours of a year with their weeks, one open at a time. */
export function TourRankings({ data: { tours, currentTour: builtIn } }: { data: RankingListPage }) {
  const currentTour = useCurrentTour(
    tours.map(({ tour }) => tour),
    builtIn,
  )
  return (
    <Section id="tours" title="By tour and week" aside={formatCount(tours.length, 'tour')}>
      {tours.map((entry) => (
        <TourRow key={entry.tour.id} entry={entry} currentTour={currentTour} />
      ))}
      <p className="more-rankings">
        <a className="button" href="/tours/">
          Older tours
        </a>
      </p>
    </Section>
  )
}

function TourRow({ entry: { tour, rankings, weeks }, currentTour }: { entry: Rankings; currentTour: number }) {
  return (
    <details name="tour" className="ranking-group" open={tour.number === currentTour}>
      <summary>
        <span className="row-number">{tour.number}</span> {tour.name}{' '}
        {tour.number === currentTour && <em className="new">On now</em>}
        {tour.number > currentTour && <em className="new">Next</em>}
      </summary>
      <dl className="tour-rankings">
        <div>
          <dt>
            <a href={tourPath(tour.id)}>The whole tour</a>
          </dt>
          <dd>
            <RankingLinks rankings={rankings} subject={tour.name} />
          </dd>
        </div>
        {weeks.map((week) => (
          <div key={week.week}>
            <dt>Week {week.week}</dt>
            <dd>
              <RankingLinks rankings={week.rankings} subject={`${tour.name}, week ${week.week}`} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
