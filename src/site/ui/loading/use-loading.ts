import { useEffect, useEffectEvent, useState } from 'react'

/** Something on its way: `value` and `error` are both undefined until it is here or has failed. */
export interface Loading<Value> {
  readonly value?: Value
  readonly error?: unknown
  readonly retry: () => void
}

/**
 * Loads what `key` names, once, and again when it changes or `retry` asks for it: what was there stays until the new
 * value has come. A late answer to an old key is dropped.
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
