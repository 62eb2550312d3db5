/** Display names that most pages need; `list-wording.ts` has those that only a few need. */
import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { ShelfPlace } from '#catalogue/find-shelf-place.ts'

export { formatCount, formatNumber } from '#pages/source/wording.ts'

export const kindNames: Readonly<Record<ItemKind, string>> = { driver: 'Driver', kart: 'Kart', glider: 'Glider' }

export const kindPlurals: Readonly<Record<ItemKind, string>> = { driver: 'Drivers', kart: 'Karts', glider: 'Gliders' }

export const rarityLetters: Readonly<Record<Rarity, string>> = { normal: 'N', super: 'S', 'high-end': 'HE' }

export const shelfNames: Readonly<Record<ShelfPlace['shelf'], string>> = {
  top: 'Top shelf',
  middle: 'Middle shelf',
  low: 'Bottom shelf',
}

/** Of a ranking, from 0 to 100, or a part of one. */
export function formatScore(score: number): string {
  return score.toFixed(1)
}
