import type { ItemKind } from '#catalogue/entities.ts'
import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import { Section } from '../../ui/components/section.tsx'
import { formatCount, kindPlurals } from '../../ui/wording/wording.ts'

type Rankings = RankingListPage['tours'][number]

/** The tours of a year with their weeks, one open at a time, the newest at first. */
export function TourRankings({ data: { tours }, kind }: { data: RankingListPage; kind: ItemKind }) {
  return (
    <Section id="tours" title={`${kindPlurals[kind]} in each of ${formatCount(tours.length, 'tour')}`}>
      {tours.map((entry, index) => (
        <TourRow key={entry.tour.id} entry={entry} kind={kind} isOpen={index === 0} />
      ))}
      <p className="more-rankings">
        <a className="button" href="/tours/">
          Older tours
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
          <a href={subjectRankingPath(rankings[kind])} aria-label={`The whole tour: ${tour.name}`}>
            The whole tour
          </a>
        </li>
        {weeks.map((week) => (
          <li key={week.week}>
            <a href={subjectRankingPath(week.rankings[kind])} aria-label={`Week ${week.week}: ${tour.name}`}>
              Week {week.week}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
