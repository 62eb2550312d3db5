import { useSyncExternalStore } from 'react'
import { watchRoot } from '../../ui/store/watch-root.ts'

/** Whether the reader owns something; before their checklist is open, whether this browser has one, see marksHintScript. */
export function hasMarks(): boolean {
  return document.documentElement.dataset['marks'] !== undefined
}

/** Style sheets read it as well. */
export function noteMarks(hasSome: boolean): void {
  document.documentElement.toggleAttribute('data-marks', hasSome)
}

export function watchMarks(notify: () => void): () => void {
  return watchRoot('data-marks', notify)
}

/** Whether the reader owns something, live. False in the build and while markup is hydrated. */
export function useHasMarks(): boolean {
  return useSyncExternalStore(watchMarks, hasMarks, () => false)
}
