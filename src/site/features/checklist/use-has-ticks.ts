import { useSyncExternalStore } from 'react'
import { hasTicks } from './has-ticks.ts'

/** Whether this browser has a checklist, live: for the parts that a first tick changes at once. False in the build and while markup is hydrated. */
export function useHasTicks(): boolean {
  return useSyncExternalStore(watchTicks, hasTicks, isFalse)
}

function watchTicks(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-ticks'] })
  return () => observer.disconnect()
}

const isFalse = () => false
