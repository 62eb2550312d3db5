import { itemPath } from '#pages/routes/routes.ts'
import { partWeights } from '#rankings/formula.ts'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { CoursesBehind } from './courses-behind.tsx'
import { describeRankingChange } from './describe-ranking-change.ts'
import { describeOverlap } from './describe-overlap.ts'
import { explainRank } from './explain-rank.ts'
import type { RankingMoment } from './ranking-moment.ts'
import { ScorePartsList } from './score-parts-list.tsx'
import { ShelfCountsTable } from './shelf-counts-table.tsx'

export interface ReasonsPanelProps {
  readonly row: TableRow
  readonly moment: RankingMoment
}

/** Why a row is where it is: the sum of its score, its shelves, its last change, its courses. */
export function ReasonsPanel({ row, moment }: ReasonsPanelProps) {
  const { item, parts, score } = row
  const overlap = describeOverlap(row)
  return (
    <section className="reasons" aria-label={`Why ${item.name} is at ${row.rank}`}>
      <p className="reasons-sentence">{explainRank(row, moment)}</p>
      <div className="reasons-numbers">
        <ScorePartsList parts={parts} weights={row.weights ?? partWeights[item.kind]} score={score} />
        {moment.of === 'day' && <ShelfCountsTable row={row} courseCount={moment.courseCount} />}
      </div>
      <div className="reasons-words">
        {moment.change && <p>{describeRankingChange(row, moment.change)}</p>}
        {overlap && <p>{overlap}</p>}
        <CoursesBehind item={item} moment={moment} />
        <p>
          <a href={itemPath(item)}>All about {item.name}</a>
        </p>
      </div>
    </section>
  )
}
