import type { Item } from '#catalogue/entities.ts'
import type { PageSource } from './build-page-source.ts'
import { findDebutYear } from './find-debut-year.ts'
import { findTodaysStanding } from './find-todays-standing.ts'
import type { ItemListEntry } from './page-data.ts'

export function buildItemListEntry(source: PageSource, item: Item): ItemListEntry {
  const { references } = source
  const standing = findTodaysStanding(source, item.id)
  return {
    ...references.item(item.id),
    skill: item.skillId === null ? null : references.skill(item.skillId),
    debut: item.debutTour === null ? null : references.tour(item.debutTour),
    debutYear: findDebutYear(references, item.debutTour),
    rank: standing?.rank ?? null,
    tier: standing?.tier ?? null,
    topCount: standing?.top.all ?? 0,
  }
}
