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
            label="Searching for the smallest set"
            value={Math.min(elapsedMs, search.budgetMs)}
            of={search.budgetMs}
            words={formatSeconds(elapsedMs)}
          />
          <Button onClick={search.cancel}>Stop</Button>
        </>
      )}
      {!search.isRunning && isProven && <p className="muted">No set is smaller: that is proven.</p>}
      {!search.isRunning && !isProven && (
        <Button onClick={() => search.run(longBudgetMs)}>Search for {longBudgetMs / 1000} more seconds</Button>
      )}
    </div>
  )
}

function formatSeconds(elapsedMs: number): string {
  return `${(elapsedMs / 1000).toFixed(1)} s`
}
