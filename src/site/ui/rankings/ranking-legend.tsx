import type { ItemKind } from '#catalogue/entities.ts'
import { tierShares, zoneShares } from '#rankings/formula.ts'
import * as say from '#wording/rows.ts'
import type { TableSubject } from './ranking-columns.tsx'
import './ranking-legend.css'

/** What points are made of, and the tiers. */
export function RankingLegend({ itemKind, of }: { itemKind: ItemKind | null; of: TableSubject }) {
  const kind = itemKind ?? 'item'
  return (
    <details className="ranking-legend">
      <summary>{say.howPointsAreMade()}</summary>
      <p>{say.pointsMeaning({ kind, of, ...zoneShares })}</p>
      <p>{say.pointsEstimate({ kind })}</p>
      {(of === 'day' || of === 'game') && (
        <p>{say.tierCuts({ s: tierShares.S, a: tierShares.A, b: tierShares.B, c: tierShares.C })}</p>
      )}
    </details>
  )
}
