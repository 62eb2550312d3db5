import type { Tour } from '#catalogue/entities.ts'

/** Where a course variant is raced that day, from the least to the most. */
export const zones = ['elsewhere', 'tour', 'cup'] as const

export type Zone = (typeof zones)[number]

/**
 * Ids of the course variants of a tour, each once. A ranked cup is one of its tour's cups even where the others are not
 * on record.
 */
export function listTourVariants({ cups, rankedCups }: Pick<Tour, 'cups' | 'rankedCups'>): string[] {
  return [...new Set([...cups, ...rankedCups].flatMap(({ variantIds }) => variantIds))]
}

/**
 * The zone of a course variant, by its id or its index. The ranked cup of the tour's other week counts as tour.
 *
 * @param ofTour the variants of the tour in force, those of its ranked cups included
 * @param ofCup those of the ranked cup in force
 */
export function zoneVariants<Variant extends string | number>(
  ofTour: readonly Variant[],
  ofCup: readonly Variant[],
): (variant: Variant) => Zone {
  const inTour = new Set(ofTour)
  const inCup = new Set(ofCup)
  return (variant) => (inCup.has(variant) ? 'cup' : inTour.has(variant) ? 'tour' : 'elsewhere')
}
