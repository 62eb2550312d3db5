const storageKey = 'topshelf-merge-later'

/** The reader wants to decide later: no page of this visit asks again. */
export function putOffMerge(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch (error) {
    // Storage is blocked: the next page asks again.
    console.warn('The next page will ask again about merging the checklists.', error)
  }
}

export function isMergePutOff(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
