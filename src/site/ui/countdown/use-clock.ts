import { useState, useSyncExternalStore } from 'react'

/**
 * The moment (milliseconds since 1970) at which the page came alive, and a way to read the clock again. Null in the
 * build and while its markup is hydrated: a prerendered page knows no moment.
 */
export function useClock(): [moment: number | null, readClock: () => void] {
  const [moment, setMoment] = useState(Date.now)
  const isAlive = useSyncExternalStore(neverChanges, isTrue, isFalse)
  return [isAlive ? moment : null, () => setMoment(Date.now())]
}

const neverChanges = () => () => {}
const isTrue = () => true
const isFalse = () => false
