import type { ItemKind } from '#catalogue/entities.ts'
import { buildItemListEntry } from './build-item-list-entry.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { ItemListPage } from '../data/item-pages.ts'
import { itemListPath } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildItemListPage(source: PageSource, itemKind: ItemKind): ItemListPage {
  const items = source.items[itemKind]
  return {
    kind: `${itemKind}-list`,
    path: itemListPath(itemKind),
    title: areaNames[`${itemKind}-list`],
    description: `All ${items.length} ${itemKind}s of Mario Kart Tour with rarity, skill, first tour, last rank and the number of courses that put them on the top shelf.`,
    crumbs: [],
    itemKind,
    items: items.map((item) => buildItemListEntry(source, item)),
    rankedCup: source.pastCups[0] ?? null,
  }
}
