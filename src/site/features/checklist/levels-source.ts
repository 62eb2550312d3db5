import type { ReaderChecklist } from './checklist-state.ts'

/**
 * Whose levels they are, and whether all are there: signing in changes whose the items are, then brings them, and may add
 * those of the visitor.
 */
export function levelsSource({ owner, collection, isConfirmed, adoptions }: ReaderChecklist): string {
  return `${owner} ${collection} ${isConfirmed} ${adoptions}`
}
