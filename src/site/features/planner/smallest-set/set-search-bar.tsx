import { formatTenths } from '#wording/counts.ts'
import * as say from '#wording/planner.ts'
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
            label={say.setProgress()}
            value={Math.min(elapsedMs, search.budgetMs)}
            of={search.budgetMs}
            words={formatSeconds(elapsedMs)}
          />
          <Button onClick={search.cancel}>{say.stop()}</Button>
        </>
      )}
      {!search.isRunning && isProven && <p className="muted">{say.setSearchProven()}</p>}
      {!search.isRunning && !isProven && (
        <Button onClick={() => search.run(longBudgetMs)}>{say.searchLonger({ seconds: longBudgetMs / 1000 })}</Button>
      )}
    </div>
  )
}

function formatSeconds(elapsedMs: number): string {
  return say.seconds({ seconds: formatTenths(elapsedMs / 1000) })
}
