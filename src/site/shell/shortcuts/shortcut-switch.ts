const storageKey = 'topshelf-keys'

/** Whether single-key shortcuts are on; readers who dictate or mistype can turn them off in this browser. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    // Storage is blocked, so they cannot have been turned off.
    return true
  }
}

export function turnShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch (error) {
    console.warn('The choice of keyboard shortcuts could not be saved.', error)
  }
}
