/** The player's level in the game: stored in this browser, and in the account for other devices. */
import { highestPlayerLevel, lowestPlayerLevel } from '#documents/user-document.ts'
import { readText, storeText } from '../../ui/store/browser-texts.ts'
import { createStore } from '../../ui/store/create-store.ts'

/** What points are estimated with until the player says otherwise. */
export const defaultPlayerLevel = 150

const storageKey = 'topshelf-player-level'

export const playerLevel = createStore(parsePlayerLevel(readText(storageKey) ?? '') ?? defaultPlayerLevel)

/** Null for anything but a whole number from 1 to 400. */
export function parsePlayerLevel(text: string): number | null {
  const level = /^\d+$/.test(text.trim()) ? Number(text) : NaN
  return level >= lowestPlayerLevel && level <= highestPlayerLevel ? level : null
}

/** Applies a level and stores it in this browser. */
export function choosePlayerLevel(level: number): void {
  playerLevel.write(level)
  storeText(storageKey, String(level))
}
