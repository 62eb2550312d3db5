import { groupBy } from '#base/group-by.ts'
import type { Basis, Tour } from '#catalogue/entities.ts'
import { listOtherCups } from '#rankings/count-occasions.ts'
import type { References } from './build-references.ts'
import type { CupOfVariant } from '../data/tour-views.ts'

/**
 * The cups in which each course variant is raced, newest tour first. A cup of the tour that is also the ranked cup
 * of a week is listed once, with its week.
 */
export function findCupsOfVariants(
  tours: readonly Tour[],
  references: References,
): (variantId: string) => readonly CupOfVariant[] {
  const cups = tours.toReversed().flatMap((tour) => findCupsOfTour(tour, references))
  const byVariant = groupBy(cups, ({ variantId }) => variantId)
  return (variantId) => (byVariant.get(variantId) ?? []).map(({ cup }) => cup)
}

function markInferred(basis: Basis): Pick<CupOfVariant, 'isInferred'> {
  return basis === 'inferred' ? { isInferred: true } : {}
}

function findCupsOfTour(tour: Tour, references: References): { variantId: string; cup: CupOfVariant }[] {
  const ref = references.tour(tour.number)
  const ranked = tour.rankedCups.flatMap(({ name, week, start, variantIds, basis }) =>
    variantIds.map((variantId) => ({ variantId, cup: { tour: ref, name, week, start, ...markInferred(basis) } })),
  )
  const others = listOtherCups(tour).flatMap(({ name, variantIds }) =>
    variantIds.map((variantId) => ({
      variantId,
      cup: { tour: ref, name, week: null, start: tour.start, ...markInferred(tour.cupsBasis) },
    })),
  )
  return [...ranked, ...others]
}
