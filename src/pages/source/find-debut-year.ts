import type { References } from './build-references.ts'

/** The year in which a tour began; null where none is on record. */
export function findDebutYear(references: References, debutTour: number | null): number | null {
  return debutTour === null ? null : Number(references.tourSummary(debutTour).start.slice(0, 4))
}
