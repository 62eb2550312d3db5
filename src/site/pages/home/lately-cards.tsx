import { Fragment } from 'react'
import type { KindNews } from '#pages/data/home-page.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { MoverRows } from '../../ui/rankings/mover-rows.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { describeCauses } from '../../features/rankings/reasons/describe-causes.ts'
import { pickMovers, type MoverGroup } from './pick-movers.ts'

interface LatelyCardsProps {
  readonly lately: readonly KindNews[]
  readonly pick?: (news: KindNews) => readonly MoverGroup[]
}

/** Kind by kind, when the rankings last changed, why, and who moved. */
export function LatelyCards({ lately, pick = pickAll }: LatelyCardsProps) {
  return (
    <div className="columns movers">
      {lately.map((news) => (
        <KindCard key={news.itemKind} news={news} groups={pick(news)} />
      ))}
    </div>
  )
}

/** Of everybody: they need no label. */
function pickAll(news: KindNews): MoverGroup[] {
  const movers = pickMovers(news)
  return movers.length === 0 ? [] : [{ label: null, movers }]
}

function KindCard({ news, groups }: { news: KindNews; groups: readonly MoverGroup[] }) {
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
      {groups.map(({ label, movers }) => (
        <Fragment key={label}>
          {label && <p className="mover-label">{label}</p>}
          <MoverRows movers={movers} />
        </Fragment>
      ))}
    </section>
  )
}
