import { useMemo } from 'react'
import { countCoverage } from '#rankings/planner/count-coverage.ts'
import * as say from '#wording/planner.ts'
import { CompleteCoverage } from '../parts/complete-coverage.tsx'
import { CourseMap } from './course-map.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { CupMatrix } from './cup-matrix.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import { ShortItemsNote } from '../parts/short-items-note.tsx'

/** The courses on which the reader owns a top-shelf item. */
export function CoveragePanel(props: PlannerViewProps) {
  const { game, levels } = props
  const coverage = useMemo(() => countCoverage(game, levels), [game, levels])
  const { whole } = coverage.all
  return (
    <>
      {whole.covered === whole.coverable ? (
        <CompleteCoverage title={say.allCoveredTitle()}>{say.allCovered({ count: whole.coverable })}</CompleteCoverage>
      ) : (
        <ShortItemsNote game={game} levels={levels} kind={null} />
      )}
      <CoverageTable coverage={coverage} ask={props.ask} />
      <CupMatrix {...props} />
      <CourseMap {...props} />
    </>
  )
}
