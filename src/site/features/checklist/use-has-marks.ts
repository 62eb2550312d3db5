import { useSyncExternalStore } from 'react'
import { hasMarks, watchMarks } from './has-marks.ts'

/** Whether the reader owns something, live. False in the build and while markup is hydrated. */
export function useHasMarks(): boolean {
  return useSyncExternalStore(watchMarks, hasMarks, isFalse)
}

const isFalse = () => false
