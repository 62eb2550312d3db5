import type { Checklist } from '#documents/checklist.ts'

const storageKey = 'topshelf-merge-later'

/** The reader wants to decide later about these items: no page asks again until others are marked. */
export function putOffMerge(marks: Checklist): void {
  try {
    localStorage.setItem(storageKey, findNewest(marks))
  } catch (error) {
    // Storage is blocked: the next page asks again.
    console.warn('The next page will ask again about merging the checklists.', error)
  }
}

export function isMergePutOff(marks: Checklist): boolean {
  try {
    return localStorage.getItem(storageKey) === findNewest(marks)
  } catch {
    return false
  }
}

/** The moment of the newest change. */
function findNewest(marks: Checklist): string {
  return String(Math.max(0, ...Object.values(marks).map(([, changedAtMs]) => changedAtMs)))
}
