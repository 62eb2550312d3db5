import { useEffect, useEffectEvent, useState } from 'react'

/** The state of a load: `value` and `error` are both undefined until it succeeds or fails. */
export interface Loading<Value> {
  readonly value?: Value
  readonly error?: unknown
  readonly retry: () => void
}

/**
 * Loads what `key` names, and again when the key changes or `retry` is called. The old value stays until the new one
 * arrives; a late answer for an old key is dropped.
 */
export function useLoading<Value>(key: string, load: () => Promise<Value>): Loading<Value> {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Value>>()
  const turn = `${attempt} ${key}`
  const start = useEffectEvent(load)
  useEffect(() => {
    let isCurrent = true
    start().then(
      (value) => isCurrent && setOutcome({ key, turn, value }),
      (error: unknown) => {
        console.error(error)
        if (isCurrent) setOutcome({ key, turn, error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key, turn])
  const retry = () => setAttempt(attempt + 1)
  const holds = outcome?.turn === turn || (outcome?.key === key && outcome.error === undefined)
  return holds ? { ...outcome, retry } : { retry }
}

interface Outcome<Value> {
  readonly key: string
  readonly turn: string
  readonly value?: Value
  readonly error?: unknown
}
