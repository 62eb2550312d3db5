import type { ItemKind } from '#catalogue/entities.ts'
import type {
  CourseActionsRow,
  CourseVariantRow,
  CupCourseDriverRow,
  CupRow,
  NameRow,
  RankedCupRow,
  ShelfCountRow,
  ShelfRow,
  SpotlightBoostRow,
} from './fact-tables.ts'
import type { Facts } from './read-facts.ts'

/** The facts by the thing that they are about; lists are in the order of the tables, cups in that of their positions. */
export interface FactIndex {
  readonly namesOf: (kind: NameRow['kind'], id: string) => NameRow | undefined
  readonly shelvesOf: (kind: ItemKind, id: string) => readonly ShelfRow[]
  readonly countsOf: (kind: ItemKind, id: string) => ShelfCountRow | undefined
  readonly variantsOf: (courseId: string) => readonly CourseVariantRow[]
  readonly actionsOf: (variantId: string) => CourseActionsRow | undefined
  readonly variantIdOfName: ReadonlyMap<string, string>
  readonly cupsOf: (tour: number) => readonly CupRow[]
  readonly rankedCupsOf: (tour: number) => readonly RankedCupRow[]
  /** In the order of the cup's courses. */
  readonly picturedOf: (tour: number, cupPosition: number) => readonly CupCourseDriverRow[]
  readonly pipeBoostsOf: (tour: number) => readonly SpotlightBoostRow[]
}

export function indexFacts(facts: Facts): FactIndex {
  const names = new Map(facts.names.map((row) => [`${row.kind} ${row.slug}`, row]))
  const shelves = Map.groupBy(facts.shelves, ({ item_kind, item_slug }) => `${item_kind} ${item_slug}`)
  const counts = new Map(facts.shelfCounts.map((row) => [`${row.item_kind} ${row.item_slug}`, row]))
  const variants = Map.groupBy(facts.courseVariants, ({ course_slug }) => course_slug)
  const cups = Map.groupBy(facts.cups, ({ tour_number }) => tour_number)
  const rankedCups = Map.groupBy(facts.rankedCups, ({ tour_number }) => tour_number)
  const actions = new Map(facts.courseActions.map((row) => [row.course_variant_slug, row]))
  const pictured = Map.groupBy(
    facts.cupCourseDrivers,
    ({ tour_number, cup_position }) => `${tour_number} ${cup_position}`,
  )
  const pipeBoosts = Map.groupBy(facts.spotlightBoosts, ({ tour_number }) => tour_number)
  return {
    namesOf: (kind, id) => names.get(`${kind} ${id}`),
    shelvesOf: (kind, id) => shelves.get(`${kind} ${id}`) ?? [],
    countsOf: (kind, id) => counts.get(`${kind} ${id}`),
    variantsOf: (courseId) => variants.get(courseId) ?? [],
    actionsOf: (variantId) => actions.get(variantId),
    variantIdOfName: new Map(facts.courseVariants.map(({ name, slug }) => [name, slug])),
    cupsOf: (tour) => cups.get(tour)?.toSorted((a, b) => a.position - b.position) ?? [],
    rankedCupsOf: (tour) => rankedCups.get(tour) ?? [],
    picturedOf: (tour, cup) =>
      pictured.get(`${tour} ${cup}`)?.toSorted((a, b) => a.course_position - b.course_position) ?? [],
    pipeBoostsOf: (tour) => pipeBoosts.get(tour) ?? [],
  }
}
