import { itemKinds, rarities } from '#catalogue/entities.ts'
import type { ItemFinder } from './item-finder.ts'
import { normaliseWords } from './normalise-words.ts'
import { parseLevel } from './parse-level.ts'
import { splitName } from './split-name.ts'

/** A list of items in a table: the indexes of the columns that name them, and of the one with their levels, if any. */
interface ItemList {
  readonly items: readonly number[]
  readonly level: number | null
}

/** What a column contains: how many of its cells are filled, and how many with what. */
interface ColumnContent {
  readonly index: number
  filled: number
  /** Levels alone. */
  levels: number
  /** Names of items, alone or with a level. */
  items: number
  /** Of these, those behind another item of their row. */
  following: number
  /** Of these, other names of that item. */
  same: number
  /** Whether a cell has a level behind other words. */
  hasLeveled: boolean
  /** Whether there are words that may be meant as a name. */
  hasWords: boolean
}

/** Columns of them are no lists of items. */
const facts = new Set([...itemKinds, ...rarities].map(normaliseWords))

/**
 * The lists of a table whose columns are told apart by their contents: one, or several side by side, as in lines of
 * several items each. There is always one, even if no cell names an item.
 *
 * @param headed which columns may hold items, and which hold levels, according to headings; null if there are none
 */
export function findLists(
  rows: readonly (readonly string[])[],
  finder: ItemFinder,
  headed: { readonly mayHold: (index: number) => boolean; readonly levels: readonly number[] } | null,
): ItemList[] {
  const columns = describeColumns(rows, finder, headed?.mayHold ?? (() => true))
  const isOfLevels = ({ filled, levels }: ColumnContent) => headed === null && levels * 2 > filled
  const levels = headed?.levels ?? columns.filter(isOfLevels).map(({ index }) => index)
  const others = columns.filter((column) => !isOfLevels(column))
  const lists: number[][] = []
  for (const { index, items, following, same, hasLeveled } of others) {
    // Where levels are behind names, a misspelt name has one, too.
    if (items === 0 && !(levels.length === 0 && hasLeveled)) continue
    const last = lists.at(-1)
    if (last && same * 2 > following) last.push(index)
    else lists.push([index])
  }
  if (lists.length < 2) {
    const [items = [(others.find(({ hasWords }) => hasWords) ?? others[0])?.index ?? 0]] = lists
    const fullest = columns.filter(isOfLevels).toSorted((one, other) => other.levels - one.levels)
    const level = headed ? levels[0] : fullest.find(({ index }) => !items.includes(index))?.index
    return [{ items, level: level ?? null }]
  }
  // In lines of items, whatever else is written is a name that cannot be read.
  const read = new Set(lists.flat())
  const unread = headed ? [] : others.filter(({ index, hasWords }) => hasWords && !read.has(index))
  const all = [...lists, ...unread.map(({ index }) => [index])].toSorted((one, other) => one[0]! - other[0]!)
  const areAhead = levels[0] !== undefined && levels[0] < all[0]![0]!
  return all.map((items, position) => {
    const [from, to] = areAhead
      ? [all[position - 1]?.at(-1) ?? -1, items[0]!]
      : [items.at(-1)!, all[position + 1]?.[0] ?? Infinity]
    return { items, level: findBetween(levels, from, to) }
  })
}

/** The first of some indexes between two others; null if there is none. */
export function findBetween(indexes: readonly number[], from: number, to: number): number | null {
  return indexes.find((index) => index > from && index < to) ?? null
}

/** Looks at each cell once: a file may have very many rows, or very many columns. */
function describeColumns(
  rows: readonly (readonly string[])[],
  finder: ItemFinder,
  isLookedAt: (index: number) => boolean,
): ColumnContent[] {
  const columns: ColumnContent[] = []
  for (const cells of rows) {
    let previous: readonly string[] | null = null
    for (const [index, written] of cells.entries()) {
      const column = (columns[index] ??= emptyColumn(index))
      const cell = written.trim()
      if (cell === '' || !isLookedAt(index)) continue
      column.filled += 1
      if (parseLevel(cell) !== null) {
        column.levels += 1
        continue
      }
      if (/\p{L}{2}/u.test(cell) && !facts.has(normaliseWords(cell))) column.hasWords = true
      const alone = finder.find(cell, null)
      const parts = alone.length === 0 ? splitName(cell) : null
      if (parts && parseLevel(parts.level) !== null) column.hasLeveled = true
      if (alone.length === 0 && (!parts || finder.find(parts.name, null).length === 0)) continue
      column.items += 1
      if (previous !== null) column.following += 1
      // A name with its own level is not just another name of the item before it.
      if (previous?.some((id) => alone.includes(id))) column.same += 1
      previous = alone
    }
  }
  return columns.filter(({ index }) => isLookedAt(index))
}

function emptyColumn(index: number): ColumnContent {
  return { index, filled: 0, levels: 0, items: 0, following: 0, same: 0, hasLeveled: false, hasWords: false }
}
