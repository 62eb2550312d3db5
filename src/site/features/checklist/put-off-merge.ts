const storageKey = 'topshelf-merge-later'

/** The reader wants to decide later: no page of this visit asks again. */
export function putOffMerge(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch (error) {
    // Storage is blocked: the next page asks again.
    console.warn('That the ticks can wait could not be remembered.', error)
  }
}

export function isMergePutOff(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
