import type { ItemKind } from '#catalogue/entities.ts'
import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import * as say from '#wording/ranking-pages.ts'
import { Section } from '../../ui/components/section.tsx'

type Rankings = RankingListPage['tours'][number]

/** The tours of a year with their weeks, one open at a time, the newest at first. */
export function TourRankings({ data: { tours }, kind }: { data: RankingListPage; kind: ItemKind }) {
  return (
    <Section id="tours" title={say.kindInTours({ kind, tours: tours.length })}>
      {tours.map((entry, index) => (
        <TourRow key={entry.tour.id} entry={entry} kind={kind} isOpen={index === 0} />
      ))}
      <p className="more-rankings">
        <a className="button" href="/tours/">
          {say.olderTours()}
        </a>
      </p>
    </Section>
  )
}

interface TourRowProps {
  readonly entry: Rankings
  readonly kind: ItemKind
  readonly isOpen: boolean
}

function TourRow({ entry: { tour, rankings, weeks }, kind, isOpen }: TourRowProps) {
  return (
    <details name="tour" className="ranking-group" open={isOpen}>
      <summary>
        <span className="row-number">{tour.number}</span> {tour.name}
      </summary>
      <ul className="ranking-links">
        <li>
          <a href={subjectRankingPath(rankings[kind])} aria-label={say.wholeTourNamed({ tour: tour.name })}>
            {say.wholeTour()}
          </a>
        </li>
        {weeks.map((week) => (
          <li key={week.week}>
            <a
              href={subjectRankingPath(week.rankings[kind])}
              aria-label={say.weekOfTour({ week: week.week, tour: tour.name })}
            >
              {say.week({ week: week.week })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
