import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { beginsWithFirstScreen } from './first-screen.ts'

const drawnAtOnce = 24

interface StagedOptions {
  /** How many at once; about one screen of cards. */
  readonly first?: number
  /** False while the list is not yet what the address asks for. */
  readonly isThere?: boolean
}

/** As long as a list that waits for its matches may stay hidden. */
const patienceMs = 4000

/**
 * The first entries of a list immediately, and the rest in steps, each after the previous one has been painted, so that
 * a letter that shows three hundred cards does not delay the next one. A list that the reader opens the document of, or
 * returns to, is drawn as a whole: as prerendered, then once as the address asks for, so that its height changes no more
 * often than it must.
 * @param entries the same array for as long as they stay the same
 */
export function useStaged<Entry>(
  entries: readonly Entry[],
  { first = drawnAtOnce, isThere = true }: StagedOptions = {},
): readonly Entry[] {
  const [drawn, setDrawn] = useState(() => {
    const isStaged = isThere && beginsWithFirstScreen()
    return { entries, count: isStaged ? first : entries.length, isArrived: isThere }
  })
  const { isArrived } = drawn
  if (!isArrived && isThere) setDrawn({ entries, count: entries.length, isArrived: true })
  const count = drawn.entries === entries ? drawn.count : first
  useEffect(() => {
    if (isArrived) return undefined
    const timer = setTimeout(() => setDrawn((now) => ({ ...now, isArrived: true })), patienceMs)
    return () => clearTimeout(timer)
  }, [isArrived])
  useEffect(() => {
    if (!isArrived || count >= entries.length) return undefined
    return afterPaint(() => startTransition(() => setDrawn({ entries, count: count + first, isArrived: true })))
  }, [entries, count, first, isArrived])
  if (!isArrived) return drawn.entries
  return count >= entries.length ? entries : entries.slice(0, count)
}
