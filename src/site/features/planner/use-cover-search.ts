import { useEffect, useMemo, useRef, useState } from 'react'
import type { CoverProblem } from '#rankings/planner/cover-problem.ts'
import type { CoverRequest, CoverReport } from './cover-messages.ts'

export interface CoverSearch {
  /** Null until the worker has said something. */
  readonly report: CoverReport | null
  readonly isRunning: boolean
  /** Of the search that is running, or was the last. */
  readonly budgetMs: number
  readonly error?: unknown
  /** Searches again, for so long. */
  readonly run: (budgetMs: number) => void
  /** Ends the search; what was found stays. */
  readonly cancel: () => void
}

interface Outcome {
  readonly request: CoverRequest
  readonly report: CoverReport | null
  readonly isOver: boolean
  readonly error?: unknown
}

/** Searches in a worker from the start, and anew when the problems are others. */
export function useCoverSearch(problems: readonly CoverProblem[], firstBudgetMs: number): CoverSearch {
  const [again, setAgain] = useState<CoverRequest | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const worker = useRef<Worker | null>(null)
  const request = useMemo(
    () => (again?.problems === problems ? again : { problems, budgetMs: firstBudgetMs }),
    [again, problems, firstBudgetMs],
  )
  // Until a longer search has said something, what the shorter one found stands.
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
    run: (budgetMs) => setAgain({ problems, budgetMs }),
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
