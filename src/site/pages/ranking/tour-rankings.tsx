import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { RankingLinks } from '../../ui/rankings/ranking-links.tsx'
import { Section } from '../../ui/components/section.tsx'
import { formatCount } from '../../ui/wording/wording.ts'

type Rankings = RankingListPage['tours'][number]

/** The tours of a year with their weeks, one open at a time, the newest at first. */
export function TourRankings({ data: { tours } }: { data: RankingListPage }) {
  return (
    <Section id="tours" title="By tour and week" aside={formatCount(tours.length, 'tour')}>
      {tours.map((entry, index) => (
        <TourRow key={entry.tour.id} entry={entry} isOpen={index === 0} />
      ))}
      <p className="more-rankings">
        <a className="button" href="/tours/">
          Older tours
        </a>
      </p>
    </Section>
  )
}

function TourRow({ entry: { tour, rankings, weeks }, isOpen }: { entry: Rankings; isOpen: boolean }) {
  return (
    <details name="tour" className="ranking-group" open={isOpen}>
      <summary>
        <span className="row-number">{tour.number}</span> {tour.name}
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
