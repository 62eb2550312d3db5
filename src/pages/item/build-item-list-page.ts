import type { Item, ItemKind } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { ItemListEntry, ItemListPage } from '../data/item-pages.ts'
import { itemListPath } from '../routes/routes.ts'
import { countKnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import { findDebutYear } from '../source/references/build-references.ts'

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

export function buildItemListEntry(source: PageSource, item: Item): ItemListEntry {
  const { references } = source
  const today = source.rankedToday(item.id)
  const tags = source.tables.tagWordsOf(item.id)
  const knownTops = countKnownTops(item)
  return {
    ...references.item(item.id),
    skill: item.skillId === null ? null : references.skill(item.skillId),
    debut: item.debutTour === null ? null : references.tour(item.debutTour),
    debutYear: findDebutYear(references, item.debutTour),
    rank: today?.rank ?? null,
    tier: today?.tier ?? null,
    worth: source.game.rankedItem(item.id)?.rank ?? null,
    topCount: today?.top.all ?? 0,
    ...(knownTops && { knownTops }),
    ...(tags.length > 0 && { tags }),
  }
}
