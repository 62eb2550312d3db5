import type { KindNews } from '#pages/data/home-page.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { MoverRows, type MoverRow } from '../../ui/rankings/mover-rows.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { describeCauses } from '../../features/rankings/reasons/describe-causes.ts'
import { pickMovers } from './pick-movers.ts'

interface LatelyCardsProps {
  readonly lately: readonly KindNews[]
  readonly pick?: (news: KindNews) => readonly MoverRow[]
}

/** Kind by kind, when the rankings last changed, why, and who moved. */
export function LatelyCards({ lately, pick = pickMovers }: LatelyCardsProps) {
  return (
    <div className="columns movers">
      {lately.map((news) => (
        <KindCard key={news.itemKind} news={news} movers={pick(news)} />
      ))}
    </div>
  )
}

function KindCard({ news, movers }: { news: KindNews; movers: readonly MoverRow[] }) {
  const { itemKind, unchangedSince, causes } = news
  return (
    <section className="card mover-list" aria-label={`${kindPlurals[itemKind]}: recent changes`}>
      <h3>{kindPlurals[itemKind]}</h3>
      <p className="muted">
        Last changed on{' '}
        <a href={dayRankingPath(unchangedSince)}>
          <Day date={unchangedSince} />
        </a>
        {causes.length > 0 && `, when ${describeCauses(causes, itemKind)}`}.
      </p>
      {movers.length > 0 && <MoverRows movers={movers} />}
    </section>
  )
}
