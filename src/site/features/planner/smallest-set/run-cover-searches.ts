import type { CoverProblem } from '#rankings/planner/cover-problem.ts'
import { searchCover, type CoverState } from '#rankings/planner/search-cover.ts'

/** Messages between the page and the worker that searches for smallest sets. */
export interface CoverRequest {
  readonly problems: readonly CoverProblem[]
  /** What an earlier search has found of each problem; null for nothing. */
  readonly known: readonly (CoverState | null)[]
  /** Time for all of them together. */
  readonly budgetMs: number
}

export interface CoverReport {
  /** One for each problem; null until something is found. */
  readonly states: readonly (CoverState | null)[]
  readonly elapsedMs: number
  /** Whether the search is over: everything is proven, or time is up. */
  readonly isDone: boolean
}

/**
 * How long to search for smallest sets, all kinds together. The first budget leaves room to start the thread and show
 * the result within a second, and finds nearly everything that is found at all.
 */
export const firstBudgetMs = 800
export const longBudgetMs = 10_000

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
