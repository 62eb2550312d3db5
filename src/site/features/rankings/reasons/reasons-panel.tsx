import { itemPath } from '#pages/routes/routes.ts'
import * as say from '#wording/ranking-reasons.ts'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { CoursesBehind } from './courses-behind.tsx'
import { describeRankingChange, describeOverlap } from './describe-reasons.ts'
import { explainRank } from './explain-rank.ts'
import type { RankingMoment } from './ranking-moment.ts'
import { RacePartsTable } from './race-parts-table.tsx'
import { ShelfCountsTable } from './shelf-counts-table.tsx'

export interface ReasonsPanelProps {
  readonly row: TableRow
  readonly moment: RankingMoment
}

/** Why a row is where it is: the sum of its points, its shelves, its last change, its courses. */
export function ReasonsPanel({ row, moment }: ReasonsPanelProps) {
  const { item, parts } = row
  const overlap = describeOverlap(row)
  return (
    <section className="reasons" aria-label={say.whyItsRank({ item: item.name, rank: row.rank })}>
      <p className="reasons-sentence">{explainRank(row, moment)}</p>
      <div className="reasons-numbers">
        {/* The parts at level 1 are not on the page. */}
        {!moment.isAtLevelOne && (
          <RacePartsTable parts={parts} plain={moment.plain.parts} kind={item.kind} isEstimated={moment.isEstimated} />
        )}
        {moment.of === 'day' && <ShelfCountsTable row={row} courseCount={moment.courseCount} />}
      </div>
      <div className="reasons-words">
        {moment.change && <p>{describeRankingChange(row, moment.change)}</p>}
        {overlap && <p>{overlap}</p>}
        <CoursesBehind item={item} moment={moment} />
        <p>
          <a href={itemPath(item)}>{say.allAbout({ item: item.name })}</a>
        </p>
      </div>
    </section>
  )
}
