import type { ItemKind } from '#catalogue/entities.ts'
import type { CoursePage } from '#pages/data/course-pages.ts'
import type { SearchRow } from '#pages/search/search-index.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { findWholeMatches } from '../../search/matching/find-whole-matches.ts'
import { foldName, foldNames } from '../../search/matching/fold-name.ts'

/** The items of some kinds that are on the top shelf of a course variant, or of any of several. */
export interface TopShelf {
  /** Of the variant, or how many there are. */
  readonly name: string
  readonly itemIds: ReadonlySet<string>
}

interface FoundVariant {
  readonly id: string
  readonly name: string
  readonly courseId: string
}

/**
 * The variants that are meant.
 * @param courses their variants, as the search knows them
 * @param asked the id or the whole name of a variant, or part of the names of several
 */
export function findVariants(courses: readonly SearchRow[], asked: string): readonly FoundVariant[] {
  const names = foldNames(courses, ([name]) => name)
  const one = courses.find(([, id]) => id === asked) ?? courses[names.indexOf(foldName(asked))]
  const rows = one ? [one] : (findWholeMatches(names, asked) ?? []).map((index) => courses[index]!)
  // The row of a course also represents its plain variant.
  return rows.map(([name, id, courseId = id]) => ({ id, name, courseId }))
}

export function nameVariants(variants: readonly FoundVariant[], asked: string): string {
  return variants.length > 1 ? `${variants.length} variants of “${asked}”` : (variants[0]?.name ?? asked)
}

/** The ids of the items on the top shelf of any of these variants, at any level. */
export function findInGame(
  game: PlannerGame,
  variants: readonly FoundVariant[],
  kinds: readonly ItemKind[],
): ReadonlySet<string> {
  const wanted = new Set(variants.map(({ id }) => game.variants.findIndex((variant) => variant.id === id)))
  const items = kinds.flatMap((kind) => game.items[kind])
  const onTop = items.filter(({ shelves }) => shelves.some((shelf) => shelf.topLevel > 0 && wanted.has(shelf.variant)))
  return new Set(onTop.map(({ id }) => id))
}

/** The same, for variants of one course. */
export function findInCourse(
  course: Pick<CoursePage, 'items' | 'variants'>,
  variants: readonly FoundVariant[],
  kinds: readonly ItemKind[],
): ReadonlySet<string> {
  const wanted = new Set(variants.map(({ id }) => id))
  const shelves = course.variants.filter(({ id }) => wanted.has(id)).map((variant) => variant.shelves)
  const onTop = shelves.flatMap((ofVariant) => kinds.flatMap((kind) => ofVariant[kind].top))
  return new Set(onTop.map(([index]) => course.items[index]!.id))
}
