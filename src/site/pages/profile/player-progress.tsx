import { useMemo } from 'react'
import type { Levels } from '#documents/checklist.ts'
import { routes } from '#pages/routes/routes.ts'
import { countCoverage } from '#rankings/planner/count-coverage.ts'
import { reaches, type Reach } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/profile.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { countProgress } from '../checklist/count-progress.ts'
import { ProgressBoard } from '../checklist/progress-board.tsx'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'
import './player-progress.css'

const reachNames: Readonly<Record<Reach, () => string>> = {
  cup: say.lastRankedCup,
  tour: say.lastTour,
  year: say.lastYear,
  all: say.wholeGame,
}

const loadAll = () => Promise.all([loadChecklistItems(), loadPlannerGame()])

/** The progress of the collection, and the courses it covers. */
export function PlayerProgress({ owned }: { owned: Levels }) {
  const { value, error, retry } = useLoading('Your collection', loadAll)
  const numbers = useMemo(
    () => value && { progress: countProgress(value[0].entries, owned), coverage: countCoverage(value[1], owned) },
    [value, owned],
  )
  if (error !== undefined) return <LoadFailure what={say.yourCollection()} retry={retry} />
  if (!numbers) return <p className="muted">{say.loading()}</p>
  const { coverage } = numbers
  return (
    <>
      <ProgressBoard progress={numbers.progress} groupPath="/user/checklist/" />
      <div className="profile-coverage">
        <p>{rich(say.aboutCoverage(), { planner: (inner) => <a href={routes.planner}>{inner}</a> })}</p>
        {reaches.map((reach) => {
          const { covered, coverable } = coverage[reach].whole
          return coverable > 0 && <ProgressBar key={reach} label={reachNames[reach]()} value={covered} of={coverable} />
        })}
      </div>
    </>
  )
}
