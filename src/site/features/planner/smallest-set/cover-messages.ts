/** Messages between the page and the worker that searches for smallest sets. */
import type { CoverProblem } from '#rankings/planner/cover-problem.ts'
import type { CoverState } from '#rankings/planner/search-cover.ts'

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
