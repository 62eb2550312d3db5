/** Display names that most pages need; `list-wording.ts` has those that only a few need. */
import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { ShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'
import { formatCount, formatNumber } from '#wording/counts.ts'

export { formatCount, formatNumber } from '#wording/counts.ts'

export const kindNames: Readonly<Record<ItemKind, string>> = { driver: 'Driver', kart: 'Kart', glider: 'Glider' }

export const kindPlurals: Readonly<Record<ItemKind, string>> = { driver: 'Drivers', kart: 'Karts', glider: 'Gliders' }

export const rarityLetters: Readonly<Record<Rarity, string>> = { normal: 'N', super: 'S', 'high-end': 'HE' }

export const shelfNames: Readonly<Record<ShelfPlace['shelf'] | 'unknown', string>> = {
  top: 'Top shelf',
  middle: 'Middle shelf',
  low: 'Bottom shelf',
  unknown: 'Unknown shelf',
}

/** Of a ranking, from 0 to 100, or a part of one. */
/** `41,330`, and `≈ 41,330` where the actions of a course have not been counted. */
export function formatPoints(points: number, isEstimated: boolean): string {
  return `${isEstimated ? '≈\u00A0' : ''}${formatNumber(Math.round(points))}`
}

/** `+1,050`, `−240`; `±0` for less than half a point. */
export function formatDifference(points: number): string {
  const rounded = Math.round(points)
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${formatNumber(Math.abs(rounded))}`
}

/** What follows how many have no shelf, of those that may have one. */
export function describeUnknown(count: number, kind: ItemKind): string {
  const more = formatCount(count, `more ${kind}`)
  return count === 1
    ? `The list of ${more} is incomplete: it may have a shelf here.`
    : `The lists of ${more} are incomplete: they may have a shelf here.`
}
