import { groupBy } from '#base/group-by.ts'
import type { Basis, Catalogue, CourseVariant, Item, ItemKind, Tour } from '#catalogue/entities.ts'
import type { References } from './build-references.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { CourseRef, GuideRef, ItemRef, TourRef } from '../../data/refs.ts'
import type { CourseVariantView } from '../../data/course-pages.ts'
import { listOtherCups } from '#rankings/count-occasions.ts'
import type { CupOfVariant } from '../../data/tour-views.ts'

/** The catalogue, looked at from the sides that pages need. */
export interface CatalogueIndex {
  /** In the order in which the game lists them. */
  readonly items: Readonly<Record<ItemKind, readonly Item[]>>
  readonly itemRefs: Readonly<Record<ItemKind, readonly ItemRef[]>>
  readonly itemsBySkill: ReadonlyMap<string, readonly Item[]>
  readonly tourRefs: readonly TourRef[]
  readonly courseRefs: readonly CourseRef[]
  readonly guideRefs: readonly GuideRef[]
  /** What came into the game with the tour of this number. */
  readonly newItems: (tourNumber: number) => readonly ItemRef[]
  readonly newVariants: (tourNumber: number) => readonly CourseVariant[]
  readonly cupsOfVariant: (variantId: string) => CourseVariantView['cups']
}

export function indexCatalogue(catalogue: Catalogue, references: References): CatalogueIndex {
  const { items } = catalogue
  const allItems = Object.values(items).flat()
  const variants = [...catalogue.variantById.values()]
  const itemsByTour = groupBy(allItems, ({ debutTour }) => debutTour)
  const variantsByTour = groupBy(variants, ({ debutTour }) => debutTour)
  return {
    items,
    itemRefs: mapKinds((kind) => items[kind].map(({ id }) => references.item(id))),
    itemsBySkill: groupBySkill(allItems),
    tourRefs: catalogue.tours.map(({ number }) => references.tour(number)),
    courseRefs: catalogue.courses.map(({ id }) => references.course(id)),
    guideRefs: catalogue.guides.map(({ id, title, summary }) => ({ id, title, summary })),
    newItems: (tourNumber) => (itemsByTour.get(tourNumber) ?? []).map(({ id }) => references.item(id)),
    newVariants: (tourNumber) => variantsByTour.get(tourNumber) ?? [],
    cupsOfVariant: findCupsOfVariants(catalogue.tours, references),
  }
}

function groupBySkill(items: readonly Item[]): Map<string, Item[]> {
  const withSkill = items.flatMap((item) => (item.skillId === null ? [] : [{ item, skillId: item.skillId }]))
  const groups = groupBy(withSkill, ({ skillId }) => skillId)
  return new Map([...groups].map(([skillId, members]) => [skillId, members.map(({ item }) => item)]))
}

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
