import type { CoverProblem } from '#rankings/planner/cover-problem.ts'
import { searchCover, type CoverState } from '#rankings/planner/search-cover.ts'
import type { CoverRequest, CoverReport } from './cover-messages.ts'

const reportEveryMs = 100

/**
 * Searches all problems in turn until each is proven or time is up. Time that one does not need goes to the others.
 * @param now milliseconds from any origin
 */
export function runCoverSearches(
  { problems, known, budgetMs }: CoverRequest,
  now: () => number,
  report: (state: CoverReport) => void,
): void {
  const start = now()
  const searches = problems.map((problem, index) => startSearch(problem, known[index] ?? null))
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

function startSearch(problem: CoverProblem, known: CoverState | null) {
  const turns = searchCover(problem)
  let state = known
  let isOver = false
  return {
    step() {
      if (isOver) return
      const { value, done } = turns.next()
      state = state ? keepBest(state, value) : value
      isOver = done === true || state.sets.length === state.lowerBound
    },
    state: () => state,
    isOver: () => isOver,
  }
}

function keepBest(before: CoverState, now: CoverState): CoverState {
  return {
    sets: now.sets.length < before.sets.length ? now.sets : before.sets,
    lowerBound: Math.max(now.lowerBound, before.lowerBound),
  }
}
