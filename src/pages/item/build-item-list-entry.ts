import type { Item } from '#catalogue/entities.ts'
import { countKnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findDebutYear } from '../source/find-debut-year.ts'
import type { ItemListEntry } from '../data/item-pages.ts'

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
    worth: source.rankedInGame(item.id)?.rank ?? null,
    topCount: today?.top.all ?? 0,
    ...(knownTops && { knownTops }),
    ...(tags.length > 0 && { tags }),
  }
}
