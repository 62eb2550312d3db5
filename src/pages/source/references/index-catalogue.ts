import { groupBy } from '#base/group-by.ts'
import type { Basis, Catalogue, CourseVariant, Item, ItemKind, Tour } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { listOtherCups } from '#rankings/count-occasions.ts'
import type { ContentTables } from '#catalogue/content-tables.ts'
import type { CourseRef, GuideRef, ItemRef, TourRef } from '../../data/refs.ts'
import type { CourseVariantView } from '../../data/course-pages.ts'
import type { CupOfVariant } from '../../data/tour-views.ts'
import type { References } from './build-references.ts'

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

/** The rows of the content's tables by the thing that they are about; those of nothing are missing or empty. */
export type TableIndex = ReturnType<typeof indexTables>

export function indexTables({ tables, cycle, tours }: Catalogue) {
  const itemKeys = new Map(tables['item-keys'].map((row) => [row.item, row]))
  const courseKeys = new Map(tables['course-keys'].map((row) => [row.variant, row]))
  const tourKeys = new Map(tables['tour-keys'].map((row) => [row.tourNumber, row]))
  const offersByItem = groupBy(tables.offers, ({ item }) => item)
  const offersByPosition = groupBy(tables.offers, ({ cyclePosition }) => cyclePosition)
  const poolsByItem = groupBy(tables['offer-pools'], ({ item }) => item)
  const obtainableByItem = groupBy(tables.obtainable, ({ item }) => item)
  const obtainableByTour = groupBy(tables.obtainable, ({ tourNumber }) => tourNumber)
  const challengesByTour = groupBy(tables['bonus-challenges'], ({ tourNumber }) => tourNumber)
  const tagsByDriver = groupBy(tables['driver-tags'], ({ driver }) => driver)
  const cyclePosition = ({ number }: Pick<Tour, 'number'>) =>
    number < cycle.firstTour || cycle.turns.length === 0 ? null : ((number - cycle.firstTour) % cycle.turns.length) + 1
  const runsAt = groupBy(tours, cyclePosition)
  const wordByTag = new Map(tables.tags.map(({ tag, word }) => [tag, word]))
  return {
    itemKeys: (id: string) => itemKeys.get(id),
    courseKeys: (variantId: string) => courseKeys.get(variantId),
    tourKeys: (number: number) => tourKeys.get(number),
    /** Position of a tour in the yearly cycle, from 1; null before it began. */
    cyclePosition,
    /** The tours of the yearly cycle, in its order, by the names that all runs have. */
    turnNames: cycle.turns.map(({ name }) => nameTurn(name)),
    /** The last tour at a position of the cycle, or that of a year, by the name that all runs have; null without one. */
    lastRun: (position: number, year: number | null = null): { readonly name: string; readonly id: string } | null => {
      const run = runsAt.get(position)?.findLast(({ start }) => year === null || start.startsWith(String(year)))
      const turn = cycle.turns[position - 1]
      return run && turn ? { name: nameTurn(turn.name), id: run.id } : null
    },
    offersOf: (itemId: string): ContentTables['offers'] => offersByItem.get(itemId) ?? [],
    offersAt: (position: number): ContentTables['offers'] => offersByPosition.get(position) ?? [],
    poolsOf: (itemId: string): ContentTables['offer-pools'] => poolsByItem.get(itemId) ?? [],
    obtainableOf: (itemId: string): ContentTables['obtainable'] => obtainableByItem.get(itemId) ?? [],
    obtainableIn: (tourNumber: number): ContentTables['obtainable'] => obtainableByTour.get(tourNumber) ?? [],
    challengesOf: (tourNumber: number): ContentTables['bonus-challenges'] => challengesByTour.get(tourNumber) ?? [],
    /** The words of the tags of a driver whose meaning is known. */
    tagWordsOf: (driverId: string): string[] =>
      (tagsByDriver.get(driverId) ?? []).flatMap(({ tag }) => wordByTag.get(tag) ?? []),
  }
}

/** "Battle Tour ({year})" and "Peach vs. Bowser Tour (November {year})" without what distinguishes their runs. */
function nameTurn(name: string): string {
  return name.replace(/ \([^)]*\{year\}\)$/, '')
}
