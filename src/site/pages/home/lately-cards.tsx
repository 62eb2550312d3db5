import { expandMovers } from '#pages/data/compact-row.ts'
import type { KindNews } from '#pages/data/home-page.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { MoverRows } from '../../ui/rankings/mover-rows.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { describeCauses } from '../../features/rankings/reasons/describe-causes.ts'

/** Kind by kind. */
export function LatelyCards({ lately }: { lately: readonly KindNews[] }) {
  return (
    <div className="movers">
      {lately.map((news) => (
        <KindCard key={news.itemKind} news={news} />
      ))}
    </div>
  )
}

function KindCard({ news }: { news: KindNews }) {
  const { itemKind, unchangedSince, causes } = news
  const { risers, fallers, newcomers } = expandMovers(news)
  const movers = [...newcomers, ...risers, ...fallers]
  return (
    <section className="card mover-list" aria-label={`${kindPlurals[itemKind]}: recent changes`}>
      <h3>{kindPlurals[itemKind]}</h3>
      <p className="muted">
        Unchanged since{' '}
        <a href={dayRankingPath(unchangedSince)}>
          <Day date={unchangedSince} />
        </a>
        {causes.length > 0 && `, when ${describeCauses(causes, itemKind)}`}.
      </p>
      {movers.length > 0 && <MoverRows movers={movers} />}
    </section>
  )
}
