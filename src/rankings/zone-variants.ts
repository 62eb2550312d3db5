import type { RankedCup, Tour } from '#catalogue/entities.ts'

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

/** The zone of a course variant on a day, by its id. The ranked cup of the tour's other week counts as tour. */
export function zoneVariants(tour: Pick<Tour, 'cups' | 'rankedCups'>, week: RankedCup | null): (id: string) => Zone {
  const ofCup = new Set(week?.variantIds)
  const ofTour = new Set(listTourVariants(tour))
  return (id) => (ofCup.has(id) ? 'cup' : ofTour.has(id) ? 'tour' : 'elsewhere')
}
