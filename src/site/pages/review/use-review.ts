import { useState } from 'react'
import type { Decision, ReportAnswers } from '#documents/report-endpoints.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { sendDecision } from '../../features/reports/report-requests.ts'
import { tell } from '../../ui/toasts/tell.ts'
import { applyDecision, toEntries, type ReviewEntry } from './review-state.ts'

export interface Review {
  readonly entries: readonly ReviewEntry[]
  /** Ids of claims whose decision is being sent. */
  readonly busy: ReadonlySet<string>
  readonly send: (decision: Decision) => void
}

/** The queue as it was loaded last, with what is decided here. */
export function useReview({ claims }: ReportAnswers['queue']): Review {
  const [loaded, setLoaded] = useState(claims)
  const [entries, setEntries] = useState(() => toEntries(claims))
  if (loaded !== claims) {
    setLoaded(claims)
    setEntries(toEntries(claims))
  }
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  async function follow(decision: Decision): Promise<void> {
    const { id } = decision
    setBusy((now) => new Set([...now, id]))
    try {
      const decided = await sendDecision(decision)
      setEntries((now) => applyDecision(now, decision, decided))
    } catch (error) {
      console.warn(error)
      void tell({ message: describeFailure(error), type: 'error' })
    } finally {
      setBusy((now) => new Set([...now].filter((one) => one !== id)))
    }
  }

  return { entries, busy, send: (decision) => void (busy.has(decision.id) || follow(decision)) }
}
