/** The player's level in the game: stored in this browser, and in the account for other devices. */
import { highestPlayerLevel, lowestPlayerLevel } from '#documents/user-document.ts'
import { createStore } from '../../ui/store/create-store.ts'

/** What points are estimated with until the player says otherwise. */
export const defaultPlayerLevel = 150

const storageKey = 'topshelf-player-level'

export const playerLevel = createStore(readStored() ?? defaultPlayerLevel)

/** Null for anything but a whole number from 1 to 400. */
export function parsePlayerLevel(text: string): number | null {
  const level = /^\d+$/.test(text.trim()) ? Number(text) : NaN
  return level >= lowestPlayerLevel && level <= highestPlayerLevel ? level : null
}

/** Applies a level and stores it in this browser. */
export function choosePlayerLevel(level: number): void {
  playerLevel.write(level)
  try {
    localStorage.setItem(storageKey, String(level))
  } catch (error) {
    // Storage is full or blocked: the level only lasts for this visit.
    console.warn('The player level could not be saved.', error)
  }
}

function readStored(): number | null {
  try {
    return parsePlayerLevel(localStorage.getItem(storageKey) ?? '')
  } catch {
    return null
  }
}
