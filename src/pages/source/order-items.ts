import type { Item, Rarity } from '#catalogue/entities.ts'

const rarityOrder: Readonly<Record<Rarity, number>> = { 'high-end': 0, super: 1, normal: 2 }

/**
 * Items of one kind as the game lists them: the rarest first, then by the game's own number (items whose
 * number is not known after the others), then by name. Lists, neighbours and newest items follow it.
 */
export function orderItems(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) =>
      rarityOrder[a.rarity] - rarityOrder[b.rarity] ||
      (a.gameId ?? Number.MAX_SAFE_INTEGER) - (b.gameId ?? Number.MAX_SAFE_INTEGER) ||
      compareTexts(a.name, b.name) ||
      compareTexts(a.id, b.id),
  )
}

/** By code unit: the same on every machine, whatever its locale. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
