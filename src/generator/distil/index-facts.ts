import type { ItemKind } from '#catalogue/entities.ts'
import type { CourseVariantRow, CupRow, NameRow, RankedCupRow, ShelfCountRow, ShelfRow } from './fact-tables.ts'
import type { Facts } from './read-fact-tables.ts'

/** The facts by the thing that they are about; lists are in the order of the tables, cups in that of their positions. */
export interface FactIndex {
  readonly namesOf: (kind: NameRow['kind'], id: string) => NameRow | undefined
  readonly shelvesOf: (kind: ItemKind, id: string) => readonly ShelfRow[]
  readonly countsOf: (kind: ItemKind, id: string) => ShelfCountRow | undefined
  readonly variantsOf: (courseId: string) => readonly CourseVariantRow[]
  readonly variantIdOfName: ReadonlyMap<string, string>
  readonly cupsOf: (tour: number) => readonly CupRow[]
  readonly rankedCupsOf: (tour: number) => readonly RankedCupRow[]
}

export function indexFacts(facts: Facts): FactIndex {
  const names = new Map(facts.names.map((row) => [`${row.kind} ${row.slug}`, row]))
  const shelves = Map.groupBy(facts.shelves, ({ item_kind, item_slug }) => `${item_kind} ${item_slug}`)
  const counts = new Map(facts.shelfCounts.map((row) => [`${row.item_kind} ${row.item_slug}`, row]))
  const variants = Map.groupBy(facts.courseVariants, ({ course_slug }) => course_slug)
  const cups = Map.groupBy(facts.cups, ({ tour_number }) => tour_number)
  const rankedCups = Map.groupBy(facts.rankedCups, ({ tour_number }) => tour_number)
  return {
    namesOf: (kind, id) => names.get(`${kind} ${id}`),
    shelvesOf: (kind, id) => shelves.get(`${kind} ${id}`) ?? [],
    countsOf: (kind, id) => counts.get(`${kind} ${id}`),
    variantsOf: (courseId) => variants.get(courseId) ?? [],
    variantIdOfName: new Map(facts.courseVariants.map(({ name, slug }) => [name, slug])),
    cupsOf: (tour) => cups.get(tour)?.toSorted((a, b) => a.position - b.position) ?? [],
    rankedCupsOf: (tour) => rankedCups.get(tour) ?? [],
  }
}
