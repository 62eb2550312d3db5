import { groupBy } from '#base/group-by.ts'
import type { Catalogue, CourseVariant, Item, ItemKind } from '#catalogue/entities.ts'
import type { References } from './build-references.ts'
import { findCupsOfVariants } from './find-cups-of-variants.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { CourseRef, GuideRef, ItemRef, TourRef } from '../data/refs.ts'
import type { CourseVariantView } from '../data/course-pages.ts'

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
