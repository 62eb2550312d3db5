import { useSyncExternalStore } from 'react'
import { hasTicks, watchTicks } from './has-ticks.ts'

/** Whether the reader owns something, live. False in the build and while markup is hydrated. */
export function useHasTicks(): boolean {
  return useSyncExternalStore(watchTicks, hasTicks, isFalse)
}

const isFalse = () => false
