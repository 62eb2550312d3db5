import { readText, storeText } from '../../ui/store/browser-texts.ts'

const storageKey = 'topshelf-keys'

/** Whether single-key shortcuts are on; readers who dictate or mistype can turn them off in this browser. */
export function areShortcutsOn(): boolean {
  return readText(storageKey) !== 'off'
}

export function turnShortcuts(isOn: boolean): void {
  storeText(storageKey, isOn ? 'on' : 'off')
}
