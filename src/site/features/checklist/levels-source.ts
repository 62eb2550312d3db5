import type { ReaderChecklist } from './checklist-store.ts'

/** Whose levels they are, and whether all are there: signing in changes whose the items are, and then brings them. */
export function levelsSource({ owner, isConfirmed }: ReaderChecklist): string {
  return `${owner} ${isConfirmed}`
}
