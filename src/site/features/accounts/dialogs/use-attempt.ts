import { useState } from 'react'
import { AccountsError } from '../port/accounts-error.ts'
import { describeFailure } from '../port/describe-failure.ts'

export interface Attempt {
  readonly isBusy: boolean
  /** What went wrong, in words for the reader. */
  readonly failure: string | null
  /** Does nothing while other work is under way. */
  readonly run: (work: () => Promise<unknown>) => void
}

/** Takes a press of a button to its outcome. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function follow(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof AccountsError)) console.error(error)
      setFailure(describeFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, failure, run: (work) => void (isBusy || follow(work)) }
}
