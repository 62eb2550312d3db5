/** How titles and pages call what items have. Apart from other wording: the page of an item loads it before it is alive. */
import type { Rarity } from '#catalogue/entities.ts'
import type { KnownTops } from '#catalogue/shelf-knowledge.ts'

export const rarityNames: Readonly<Record<Rarity, string>> = {
  normal: 'Normal',
  super: 'Super',
  'high-end': 'High-End',
}

/** `27 of 45 top shelves known at level 1`, for an item whose list is short. */
export function formatKnownTops({ known, of }: KnownTops): string {
  return `${known} of ${of} top shelves known at level 1`
}
