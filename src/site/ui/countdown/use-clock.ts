import { useState } from 'react'
import { useInBrowser } from '../store/use-in-browser.ts'

/**
 * The moment (milliseconds since 1970) of hydration, and a function that reads the clock again. Null in the build and
 * during hydration, since a prerendered page has no current time.
 */
export function useClock(): [moment: number | null, readClock: () => void] {
  const [moment, setMoment] = useState(Date.now)
  const isAlive = useInBrowser(isTrue, false)
  return [isAlive ? moment : null, () => setMoment(Date.now())]
}

const isTrue = () => true
