const storageKey = 'topshelf-keys'

/** Whether single keys do anything: who dictates, or types by mistake, can turn them off for this browser. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    // Storage is forbidden, so nobody can have turned them off.
    return true
  }
}

export function turnShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch (error) {
    console.warn('The choice about keys could not be kept.', error)
  }
}
