import { startTransition, useEffect, useState } from 'react'

/** What most screens show. */
const drawnAtOnce = 24

/**
 * The beginning of a list at once, and the rest piece by piece, each when the one before is on the screen: a letter
 * that brings three hundred cards back must not keep the next letter waiting. The first time, it is all there, as the
 * page came with it.
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

/** @returns calls it off */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
