import { formatTenths } from '#wording/counts.ts'
import * as say from '#wording/planner.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/controls/progress-bar.tsx'
import { longBudgetMs } from './cover-budgets.ts'
import type { CoverSearch } from './use-cover-search.ts'
import './set-search-bar.css'

/** The progress of the search, with buttons to stop or extend it. */
export function SetSearchBar({ search, isProven }: { search: CoverSearch; isProven: boolean }) {
  const elapsedMs = search.report?.elapsedMs ?? 0
  if (search.error !== undefined) return null
  return (
    <div className="set-search">
      {search.isRunning && (
        <>
          <ProgressBar
            label={say.searchingForTheSmallest()}
            value={Math.min(elapsedMs, search.budgetMs)}
            of={search.budgetMs}
            words={formatSeconds(elapsedMs)}
          />
          <Button onClick={search.cancel}>{say.stop()}</Button>
        </>
      )}
      {!search.isRunning && isProven && <p className="muted">{say.noSetIsSmaller()}</p>}
      {!search.isRunning && !isProven && (
        <Button onClick={() => search.run(longBudgetMs)}>
          {rich(say.searchForMoreSeconds(), { value: longBudgetMs / 1000 })}
        </Button>
      )}
    </div>
  )
}

function formatSeconds(elapsedMs: number): string {
  return say.seconds({ seconds: formatTenths(elapsedMs / 1000) })
}
