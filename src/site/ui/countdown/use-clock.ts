import { useState, useSyncExternalStore } from 'react'

/**
 * The moment (milliseconds since 1970) of hydration, and a function that reads the clock again. Null in the build and
 * during hydration, since a prerendered page has no current time.
 */
export function useClock(): [moment: number | null, readClock: () => void] {
  const [moment, setMoment] = useState(Date.now)
  const isAlive = useSyncExternalStore(neverChanges, isTrue, isFalse)
  return [isAlive ? moment : null, () => setMoment(Date.now())]
}

const neverChanges = () => () => {}
const isTrue = () => true
const isFalse = () => false
