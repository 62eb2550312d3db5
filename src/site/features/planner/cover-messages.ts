/** What the page and the worker that searches for smallest sets say to each other. */
import type { CoverProblem } from '#rankings/planner/cover-problem.ts'
import type { CoverState } from '#rankings/planner/search-cover.ts'

export interface CoverRequest {
  readonly problems: readonly CoverProblem[]
  /** Time for all of them together. */
  readonly budgetMs: number
}

export interface CoverReport {
  /** One for each problem; null while nothing is found yet. */
  readonly states: readonly (CoverState | null)[]
  readonly elapsedMs: number
  /** The search is over: all is proven, or the time is up. */
  readonly isDone: boolean
}
