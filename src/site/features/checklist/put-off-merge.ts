import type { Checklist } from '#documents/checklist.ts'
import type { Owner } from './checklist-storage.ts'

/** The reader wants to decide later about these items: no page asks this account again until others are marked. */
export function putOffMerge(owner: Owner, marks: Checklist): void {
  try {
    localStorage.setItem(keyOf(owner), findNewest(marks))
  } catch (error) {
    // Storage is blocked: the next page asks again.
    console.warn('The next page will ask again about merging the checklists.', error)
  }
}

export function isMergePutOff(owner: Owner, marks: Checklist): boolean {
  try {
    return localStorage.getItem(keyOf(owner)) === findNewest(marks)
  } catch {
    return false
  }
}

/** The account was deleted. */
export function forgetPutOff(owner: Owner): void {
  try {
    localStorage.removeItem(keyOf(owner))
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}

function keyOf(owner: Owner): string {
  return `topshelf-merge-later:${owner}`
}

/** The moment of the newest change. */
function findNewest(marks: Checklist): string {
  return String(Math.max(0, ...Object.values(marks).map(([, changedAtMs]) => changedAtMs)))
}
