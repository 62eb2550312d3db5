import type { RankedCup, Tour } from '#catalogue/entities.ts'
import type { Zone } from './formula.ts'

/** Zones from the least to the most: a place of this list is what a zone column holds. */
export const zones = ['elsewhere', 'tour', 'cup'] as const satisfies readonly Zone[]

/**
 * The zone of each course variant, as places of `zones`. A ranked cup is one of its tour's cups even where the
 * others are not on record, so the ranked cup of the other week counts as tour.
 */
export function zoneVariants(
  variantPlaces: ReadonlyMap<string, number>,
  tour: Pick<Tour, 'cups' | 'rankedCups'>,
  cups: readonly RankedCup[],
): Uint8Array {
  const column = new Uint8Array(variantPlaces.size)
  const mark = (variantIds: readonly string[], zone: Zone) => {
    for (const id of variantIds) column[variantPlaces.get(id)!] = zones.indexOf(zone)
  }
  for (const { variantIds } of [...tour.cups, ...tour.rankedCups]) mark(variantIds, 'tour')
  for (const { variantIds } of cups) mark(variantIds, 'cup')
  return column
}
