import type { Checklist } from '#documents/checklist.ts'
import { readText, storeText } from '../../ui/store/browser-texts.ts'
import type { Owner } from './checklist-storage.ts'

/** The reader wants to decide later about these items: no page asks this account again until others are marked. */
export function putOffMerge(owner: Owner, marks: Checklist): void {
  storeText(keyOf(owner), findNewest(marks))
}

export function isMergePutOff(owner: Owner, marks: Checklist): boolean {
  return readText(keyOf(owner)) === findNewest(marks)
}

/** The account was deleted. */
export function forgetPutOff(owner: Owner): void {
  storeText(keyOf(owner), null)
}

function keyOf(owner: Owner): string {
  return `topshelf-merge-later:${owner}`
}

/** The moment of the newest change. */
function findNewest(marks: Checklist): string {
  return String(Math.max(0, ...Object.values(marks).map(([, changedAtMs]) => changedAtMs)))
}
