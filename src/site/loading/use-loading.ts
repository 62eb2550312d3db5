import { useEffect, useEffectEvent, useState } from 'react'

/** Something on its way: `value` and `error` are both undefined until it is here or has failed. */
export interface Loading<Value> {
  readonly value?: Value
  readonly error?: unknown
  readonly retry: () => void
}

/** Loads what `key` names, once, and again when it changes or the reader retries. A late answer to an old key is dropped. */
export function useLoading<Value>(key: string, load: () => Promise<Value>): Loading<Value> {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ readonly turn: string; readonly value?: Value; readonly error?: unknown }>()
  const turn = `${attempt} ${key}`
  const start = useEffectEvent(load)
  useEffect(() => {
    let isCurrent = true
    start().then(
      (value) => isCurrent && setOutcome({ turn, value }),
      (error: unknown) => {
        console.error(error)
        if (isCurrent) setOutcome({ turn, error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [turn])
  const retry = () => setAttempt(attempt + 1)
  return outcome?.turn === turn ? { ...outcome, retry } : { retry }
}
