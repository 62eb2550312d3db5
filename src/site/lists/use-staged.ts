import { useDeferredValue } from 'react'

/** More than a large screen shows. */
const drawnAtOnce = 48

/**
 * The beginning of a list at once, and the rest when nothing more urgent is to be done: a letter that brings three
 * hundred cards back must not keep the next letter waiting. The first time, it is all there, as the page came with it.
 */
export function useStaged<Entry>(entries: readonly Entry[]): readonly Entry[] {
  const settled = useDeferredValue(entries)
  return settled === entries ? entries : entries.slice(0, drawnAtOnce)
}
