import type { ItemKind } from '#catalogue/entities.ts'
import { buildItemListEntry } from './build-item-list-entry.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { ItemListPage } from '../data/item-pages.ts'
import { itemListPath } from '../routes/routes.ts'

export function buildItemListPage(source: PageSource, itemKind: ItemKind): ItemListPage {
  const items = source.items[itemKind]
  return {
    kind: `${itemKind}-list`,
    path: itemListPath(itemKind),
    crumbs: [],
    itemKind,
    items: items.map((item) => buildItemListEntry(source, item)),
    rankedCup: source.pastCups[0] ?? null,
  }
}
