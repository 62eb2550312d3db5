import { itemKinds, rarities } from '#catalogue/entities.ts'
import { type ItemFinder, normaliseWords } from './item-finder.ts'
import type { LevelQuestion } from './imported-checklist.ts'
import { isYesOrNo, parseLevel, splitName } from './parse-level.ts'

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
  /** Of these, those in words of yes and no. */
  answers: number
  /** Of these, those that are one more than the level above, or 1 at the top: the rows may only be numbered. */
  counted: number
  /** The first cells. */
  readonly sample: string[]
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

/** Cells shown of a column that is asked about. */
const mostSamples = 5

/** Columns of them are no lists of items. */
const facts = new Set([...itemKinds, ...rarities].map(normaliseWords))

/** The lists of a table, and which of its columns say that items are owned. */
interface FoundLists {
  readonly lists: readonly ItemList[]
  readonly owned: number | null
  readonly question: LevelQuestion | undefined
}

/** A few rows may be numbered as their levels are by chance. */
const fewestNumbered = 3

/**
 * The lists of a table whose columns are told apart by their contents: one, or several side by side, as in lines of
 * several items each. There is always one, even if no cell names an item. Where several columns may hold its levels, the
 * reader is asked.
 *
 * @param headed which columns may hold items, and which hold levels, according to headings; null if there are none
 * @param answer the column that the reader has chosen; null for none, undefined before the question
 */
export function findLists(
  rows: readonly (readonly string[])[],
  finder: ItemFinder,
  headed: { readonly mayHold: (index: number) => boolean; readonly levels: readonly number[] } | null,
  answer?: number | null,
): FoundLists {
  const columns = describeColumns(rows, finder, headed?.mayHold ?? (() => true))
  const isOfLevels = ({ filled, levels }: ColumnContent) => headed === null && levels * 2 > filled
  const numeric = columns.filter((column) => isOfLevels(column) && column.answers < column.levels)
  // Boxes beside numbers say what is owned; alone they are all there is.
  const ticked =
    numeric.length > 0 ? columns.find((column) => isOfLevels(column) && !numeric.includes(column)) : undefined
  const levels =
    headed?.levels ?? columns.filter((column) => isOfLevels(column) && column !== ticked).map(({ index }) => index)
  const owned = ticked?.index ?? null
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
    if (headed) return { lists: [{ items, level: levels[0] ?? null }], owned, question: undefined }
    const fullest = columns.filter(({ index }) => levels.includes(index) && !items.includes(index))
    const isNumbering = ({ filled, counted }: ColumnContent) => filled >= fewestNumbered && counted === filled
    const likely = fullest.filter((column) => !isNumbering(column))
    const [best] = (likely.length > 0 ? likely : fullest).toSorted((one, other) => other.levels - one.levels)
    const isClear = fullest.length === 0 || likely.length === 1
    const level = answer === undefined ? best?.index : answer
    const question = isClear || answer !== undefined || lists.length === 0 ? undefined : askForLevels(fullest)
    return { lists: [{ items, level: level ?? null }], owned, question }
  }
  // In lines of items, whatever else is written is a name that cannot be read.
  const read = new Set(lists.flat())
  const unread = headed ? [] : others.filter(({ index, hasWords }) => hasWords && !read.has(index))
  const all = [...lists, ...unread.map(({ index }) => [index])].toSorted((one, other) => one[0]! - other[0]!)
  const areAhead = levels[0] !== undefined && levels[0] < all[0]![0]!
  const found = all.map((items, position) => {
    const [from, to] = areAhead
      ? [all[position - 1]?.at(-1) ?? -1, items[0]!]
      : [items.at(-1)!, all[position + 1]?.[0] ?? Infinity]
    return { items, level: findBetween(levels, from, to) }
  })
  return { lists: found, owned, question: undefined }
}

function askForLevels(columns: readonly ColumnContent[]): LevelQuestion {
  return { columns: columns.map(({ index, sample }) => ({ index, sample: sample.join(', ') })) }
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
      if (column.sample.length < mostSamples) column.sample.push(cell)
      const level = parseLevel(cell)
      if (level !== null) {
        column.levels += 1
        if (isYesOrNo(cell)) column.answers += 1
        if (Number(cell) === column.counted + 1) column.counted += 1
        continue
      }
      if (Number(cell) === column.counted + 1) column.counted += 1
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
  return {
    index,
    filled: 0,
    levels: 0,
    answers: 0,
    counted: 0,
    sample: [],
    items: 0,
    following: 0,
    same: 0,
    hasLeveled: false,
    hasWords: false,
  }
}
