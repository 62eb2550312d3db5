import type { RankingDayPage } from '#pages/page-data.ts'
import { dayRankingPath, tourPath } from '#pages/routes.ts'
import { DayRange, formatDay, formatWeekday } from '../components/day.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Pager } from '../components/pager.tsx'
import { RankedCupCard } from '../components/ranked-cup-card.tsx'
import { RankingLegend } from '../components/ranking-legend.tsx'
import { RecordLabelBadge } from '../components/record-label-badge.tsx'
import { kindPlurals } from '../components/wording.ts'
import { RankingDayKind } from './ranking-day-kind.tsx'

export function RankingDayView({ data }: { data: RankingDayPage }) {
  const { date, tour, rankedCup, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={`Ranking of ${formatDay(date)}`}>
        <p>
          {formatWeekday(date)} of the <a href={tourPath(tour.id)}>{tour.name}</a>,{' '}
          <DayRange start={tour.start} end={tour.end} />
        </p>
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      <DayPager neighbours={neighbours} />
      {rankedCup && (
        <section className="day-cup" aria-label="Ranked cup">
          <RankedCupCard cup={rankedCup} />
        </section>
      )}
      <div className="toolbar">
        <nav className="switch" aria-label="Kinds on this page">
          {data.kinds.map(({ itemKind }) => (
            <a key={itemKind} href={`#${itemKind}s`}>
              {kindPlurals[itemKind]}
            </a>
          ))}
        </nav>
        <RankingLegend itemKind={null} />
      </div>
      {data.kinds.map((ranking) => (
        <RankingDayKind key={ranking.itemKind} ranking={ranking} date={date} />
      ))}
      <DayPager neighbours={neighbours} />
    </>
  )
}

function DayPager({ neighbours: { previous, next } }: { neighbours: RankingDayPage['neighbours'] }) {
  return (
    <Pager
      label="Other days"
      previous={previous && { path: dayRankingPath(previous), name: formatDay(previous) }}
      next={next && { path: dayRankingPath(next), name: formatDay(next) }}
    />
  )
}
