import type { OwnedLevel } from './shared-collection.ts'

const levelBits = 3
/** Numbers beyond are no numbers of the game, and would not fit into the arithmetic on bits. */
const highestNumber = 2 ** 30

/**
 * Levels of numbered items in few letters: for each item how far its number is from the one before (Elias gamma code:
 * one bit for the next number), then three bits for its level.
 *
 * @param levels by numbers from 1 to 2^30
 */
export function encodeLevels(levels: ReadonlyMap<number, OwnedLevel>): string {
  let bits = ''
  let before = 0
  for (const [number, level] of [...levels].toSorted(([a], [b]) => a - b)) {
    const gap = (number - before).toString(2)
    bits += '0'.repeat(gap.length - 1) + gap + (level - 1).toString(2).padStart(levelBits, '0')
    before = number
  }
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The levels in what encodeLevels has written; null where it cannot have written that. */
export function decodeLevels(text: string): Map<number, OwnedLevel> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bits = [...bytes].map((byte) => byte.charCodeAt(0).toString(2).padStart(8, '0')).join('')
  const levels = new Map<number, OwnedLevel>()
  let number = 0
  let position = 0
  for (;;) {
    const one = bits.indexOf('1', position)
    // Only zeros are left: they fill the last byte.
    if (one === -1) return bits.length - position < 8 ? levels : null
    const levelAt = one + (one - position) + 1
    const end = levelAt + levelBits
    number += Number.parseInt(bits.slice(one, levelAt), 2)
    const level = ownedLevels[Number.parseInt(bits.slice(levelAt, end), 2)]
    if (end > bits.length || number > highestNumber || level === undefined) return null
    levels.set(number, level)
    position = end
  }
}

const ownedLevels = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly OwnedLevel[]
