import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import type { DayRanking, VariantStanding } from './ranking.ts'

/** The items of a kind with a shelf on a course variant that day, best first; empty where there is none. */
export function rankOnVariant(
  _day: DayRanking,
  _catalogue: Catalogue,
  _variantId: string,
  _kind: ItemKind,
): VariantStanding[] {
  throw new Error('being written')
}
