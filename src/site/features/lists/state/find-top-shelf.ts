import type { ItemKind } from '#catalogue/entities.ts'
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

/**
 * The items on the top shelf of what is asked for, at any level. An unknown variant has an empty shelf.
 * @param courses their variants, as the search knows them
 * @param asked the id or the whole name of a variant, or part of the names of several
 */
export function findTopShelf(
  courses: readonly SearchRow[],
  game: PlannerGame,
  asked: string,
  kinds: readonly ItemKind[],
): TopShelf {
  const rows = findVariantRows(courses, asked)
  const variants = new Set(rows.map(([, id]) => game.variants.findIndex((variant) => variant.id === id)))
  const items = kinds.flatMap((kind) => game.items[kind])
  const onTop = items.filter(({ shelves }) =>
    shelves.some((shelf) => shelf.topLevel > 0 && variants.has(shelf.variant)),
  )
  return { name: nameRows(rows, asked), itemIds: new Set(onTop.map(({ id }) => id)) }
}

function findVariantRows(courses: readonly SearchRow[], asked: string): readonly SearchRow[] {
  const names = foldNames(courses, ([name]) => name)
  const one = courses.find(([, id]) => id === asked) ?? courses[names.indexOf(foldName(asked))]
  if (one) return [one]
  return (findWholeMatches(names, asked) ?? []).map((index) => courses[index]!)
}

function nameRows(rows: readonly SearchRow[], asked: string): string {
  return rows.length > 1 ? `${rows.length} variants of “${asked}”` : (rows[0]?.[0] ?? asked)
}
