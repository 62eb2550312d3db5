import { useEffect, useMemo, useRef, useState } from 'react'
import type { CoverProblem } from '#rankings/planner/cover-problem.ts'
import type { CoverRequest, CoverReport } from './run-cover-searches.ts'

export interface CoverSearch {
  /** Null until the worker has reported. */
  readonly report: CoverReport | null
  readonly isRunning: boolean
  /** The budget of the current or last search. */
  readonly budgetMs: number
  readonly error?: unknown
  /** Searches again with this budget; the result only gets better. */
  readonly run: (budgetMs: number) => void
  /** Stops the search and keeps its result. */
  readonly cancel: () => void
}

interface Outcome {
  readonly request: CoverRequest
  readonly report: CoverReport | null
  readonly isOver: boolean
  readonly error?: unknown
}

/** Searches in a worker, and starts over when the problems change. */
export function useCoverSearch(problems: readonly CoverProblem[], firstBudgetMs: number): CoverSearch {
  const [again, setAgain] = useState<CoverRequest | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const worker = useRef<Worker | null>(null)
  const request = useMemo(
    () => (again?.problems === problems ? again : { problems, known: [], budgetMs: firstBudgetMs }),
    [again, problems, firstBudgetMs],
  )
  // Until a longer search has reported, the result of the shorter one is kept.
  const report = outcome?.request.problems === problems ? outcome.report : null
  const isRunning = outcome?.request !== request || !outcome.isOver

  useEffect(() => {
    const started = startWorker(
      request,
      (next) => setOutcome({ request, report: next, isOver: next.isDone }),
      (error) => setOutcome({ request, report: null, isOver: true, error }),
    )
    worker.current = started
    return () => started.terminate()
  }, [request])

  return {
    report,
    isRunning,
    budgetMs: request.budgetMs,
    error: outcome?.request === request ? outcome.error : undefined,
    run: (budgetMs) => setAgain({ problems, known: report?.states ?? [], budgetMs }),
    cancel() {
      worker.current?.terminate()
      setOutcome({ request, report, isOver: true })
    },
  }
}

function startWorker(
  request: CoverRequest,
  onReport: (report: CoverReport) => void,
  onFailure: (error: unknown) => void,
): Worker {
  const worker = new Worker(new URL('cover-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<CoverReport>) => onReport(data))
  worker.addEventListener('error', (event) => {
    console.error(event)
    onFailure(event)
  })
  worker.postMessage(request)
  return worker
}
