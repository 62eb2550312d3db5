import type { Cup, Tour } from '#catalogue/entities.ts'

/** The cups of a tour that are not the ranked cup of a week. */
export function listOtherCups({ cups, rankedCups }: Pick<Tour, 'cups' | 'rankedCups'>): Cup[] {
  const ranked = new Set(rankedCups.map(({ cupPosition }) => cupPosition))
  return cups.filter(({ position }) => !ranked.has(position))
}
