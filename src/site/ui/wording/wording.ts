/** Display names that most pages need; `list-wording.ts` has those that only a few need. */
import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { ShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'
import { formatNumber } from '#wording/counts.ts'
import * as say from '#wording/kinds.ts'

export { formatNumber } from '#wording/counts.ts'

export const kindNames: Readonly<Record<ItemKind, string>> = {
  driver: say.driver(),
  kart: say.kart(),
  glider: say.glider(),
}

export const kindPlurals: Readonly<Record<ItemKind, string>> = {
  driver: say.drivers(),
  kart: say.karts(),
  glider: say.gliders(),
}

export const rarityLetters: Readonly<Record<Rarity, string>> = {
  normal: say.normalLetter(),
  super: say.superLetter(),
  'high-end': say.highEndLetters(),
}

export const shelfNames: Readonly<Record<ShelfPlace['shelf'] | 'unknown', string>> = {
  top: say.topShelf(),
  middle: say.middleShelf(),
  low: say.bottomShelf(),
  unknown: say.unknownShelf(),
}

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
  return say.incompleteLists({ kind, count })
}
