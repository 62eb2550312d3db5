import type { ItemListEntry } from '../data/item-pages.ts'

/** An item of which nothing else is on record. */
export function makeListEntry(
  known: Pick<ItemListEntry, 'kind' | 'id' | 'name'> & Partial<ItemListEntry>,
): ItemListEntry {
  return {
    rarity: 'super',
    skill: null,
    debut: null,
    debutYear: null,
    rank: null,
    tier: null,
    worth: null,
    topCount: 0,
    ...known,
  }
}
