import { startTransition, useEffect, useState } from 'react'

/** About one screen of cards. */
const drawnAtOnce = 24

/**
 * The first entries of a list immediately, and the rest in steps, each after the previous one has been painted, so that
 * a letter that shows three hundred cards does not delay the next one. On the first render, all entries, as
 * prerendered.
 * @param entries the same array for as long as they stay the same
 */
export function useStaged<Entry>(entries: readonly Entry[], first = drawnAtOnce): readonly Entry[] {
  const [drawn, setDrawn] = useState({ entries, count: entries.length })
  const count = drawn.entries === entries ? drawn.count : first
  useEffect(() => {
    if (count >= entries.length) return undefined
    return afterPaint(() => startTransition(() => setDrawn({ entries, count: count + first })))
  }, [entries, count, first])
  return count >= entries.length ? entries : entries.slice(0, count)
}

/** @returns cancels it */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
