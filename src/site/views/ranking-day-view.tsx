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
      <DayPager label="Other days" neighbours={neighbours} />
      {rankedCup && (
        <section className="day-cup" aria-label="Ranked cup">
          <RankedCupCard cup={rankedCup} heading="h2" />
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
      <DayPager label="Other days, once more" neighbours={neighbours} />
    </>
  )
}

interface DayPagerProps {
  readonly label: string
  readonly neighbours: RankingDayPage['neighbours']
}

function DayPager({ label, neighbours: { previous, next } }: DayPagerProps) {
  return (
    <Pager
      label={label}
      previous={previous && { path: dayRankingPath(previous), name: formatDay(previous) }}
      next={next && { path: dayRankingPath(next), name: formatDay(next) }}
    />
  )
}
