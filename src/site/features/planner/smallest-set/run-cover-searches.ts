import type { CoverProblem } from '#rankings/planner/cover-problem.ts'
import { searchCover, type CoverState } from '#rankings/planner/search-cover.ts'
import type { CoverRequest, CoverReport } from './cover-messages.ts'

const reportEveryMs = 100

/**
 * Searches all problems in turn until each is proven or time is up. Time that one does not need goes to the others.
 * @param now milliseconds from any origin
 */
export function runCoverSearches(
  { problems, budgetMs }: CoverRequest,
  now: () => number,
  report: (state: CoverReport) => void,
): void {
  const start = now()
  const searches = problems.map(startSearch)
  let reportedAt = start
  for (;;) {
    for (const search of searches) search.step()
    const time = now()
    const isDone = searches.every(({ isOver }) => isOver()) || time - start >= budgetMs
    if (isDone || time - reportedAt >= reportEveryMs) {
      reportedAt = time
      report({ states: searches.map(({ state }) => state()), elapsedMs: time - start, isDone })
    }
    if (isDone) return
  }
}

function startSearch(problem: CoverProblem) {
  const turns = searchCover(problem)
  let state: CoverState | null = null
  let isOver = false
  return {
    step() {
      if (isOver) return
      const { value, done } = turns.next()
      state = value
      isOver = done === true
    },
    state: () => state,
    isOver: () => isOver,
  }
}
