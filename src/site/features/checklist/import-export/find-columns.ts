import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { findBetween, findLists } from './find-lists.ts'
import type { LevelQuestion } from './imported-checklist.ts'
import { type ItemFinder, normaliseWords } from './item-finder.ts'
import { findNamed } from './parse-level.ts'

/** The columns of an item and its details in a table: indexes; null for those it does not have. */
export interface ItemColumns {
  /** All name the same item: its id, its name in one language or more. */
  readonly items: readonly number[]
  readonly kind: ItemKind | null
  readonly kindColumn: number | null
  readonly level: number | null
  readonly cap: number | null
  readonly owned: number | null
  readonly changed: number | null
}

/** How to read a table: several item columns if it has lists side by side. */
export interface TableLayout {
  /** Indexes of the rows with the headings: one, or two where kinds stand above `Name, Level, Name, Level`. */
  readonly headRows: readonly number[]
  /** What the last of them says above each column; null if there is none, or it is a title. */
  readonly headings: readonly string[] | null
  readonly columns: readonly ItemColumns[]
  /** Several columns without headings that may hold the levels. */
  readonly question?: LevelQuestion | undefined
  /** Whether rows have further fields that this site does not keep. */
  readonly hasMore?: boolean
}

type Heading = 'id' | 'name' | ItemKind | 'kind' | 'level' | 'cap' | 'owned' | 'changed'
type Detail = 'kind' | 'level' | 'cap' | 'owned' | 'changed'

/** What tools and players write above their columns. */
const headingWords: Readonly<Record<Heading, string>> = {
  id: 'id|slug|key|item id',
  name: 'name|item|items|item name|name en|en name|english name|title|nom|nombre|nome|objet|objeto|oggetto|gegenstand|名前|アイテム|이름|아이템|名称|名稱|道具',
  driver:
    'driver|drivers|driver name|character|fahrer|pilote|pilota|piloto|conductor|ドライバー|드라이버|车手|車手|角色',
  kart: 'kart|karts|kart name|vehicle|body|カート|카트|卡丁车|卡丁車|赛车|賽車',
  glider:
    'glider|gliders|glider name|gleiter|planeur|aile|planador|deltaplano|ala delta|planeador|グライダー|글라이더|滑翔伞|滑翔翼',
  kind: 'kind|type|category|art|typ|tipo|catégorie|種類|종류|类型|類型',
  level: 'level|levels|lvl|lv|item level|current level|stufe|niveau|niv|nivel|nível|livello|レベル|레벨|等级|等級',
  cap: 'cap|caps|points cap|point cap|uncap|uncaps',
  owned: 'owned|own|have|got|unlocked|collected|possession|besitz|possédé|obtenido|所持|보유|拥有|擁有',
  changed: 'changed|updated|last changed|last updated',
}

const headingByWords = new Map<string, Heading>()
for (const [heading, words] of Object.entries(headingWords)) {
  // Its keys are the headings.
  for (const each of words.split('|')) headingByWords.set(normaliseWords(each), heading as Heading)
}

/** The kind that a row of one cell announces, as stacked sheets have it above each list; null for any other row. */
export function readSection(cells: readonly string[]): ItemKind | null {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const heading = filled.length === 1 ? headingByWords.get(normaliseWords(filled[0]!)) : undefined
  return itemKinds.find((kind) => kind === heading) ?? null
}

/** There may be titles and notes above the headings. */
const headRowsLookedAt = 5

/**
 * Tells columns apart by their headings; where those say nothing of items, by what the cells contain.
 *
 * @param levelColumn what the reader answered to the question; null for none of them
 */
export function findColumns(
  rows: readonly (readonly string[])[],
  finder: ItemFinder,
  levelColumn?: number | null,
): TableLayout {
  const top = findHeadRow(rows, finder)
  const kindsAbove = readKindsAbove(rows[top] ?? [], rows[top + 1] ?? [])
  const headRow = kindsAbove ? top + 1 : top
  const headRows = kindsAbove ? [top, headRow] : [headRow]
  const body = rows.slice(headRow + 1)
  const head = rows[headRow] ?? []
  const isTitle = isUnsplit(head) || (isAlone(head) && body.some((cells) => !isAlone(cells)))
  const headings = isTitle ? null : (rows[headRow] ?? null)
  const found = readHeadings(headings ?? [])
  if (headings === null && isTrackerFile(body)) {
    const columns = [{ items: [0], kind: null, kindColumn: 1, level: 2, cap: 3, owned: null, changed: null }]
    return {
      headRows,
      headings: [],
      columns,
      hasMore: body.some((cells) => cells.slice(4).some((cell) => cell.trim())),
    }
  }

  /** The details of the list whose items are in one column and end before another; those that only one column has hold for all. */
  function findDetails(from: number, to: number) {
    const find = (detail: Detail) => {
      const all = found.flatMap((heading, index) => (heading === detail ? [index] : []))
      return findBetween(all, from, to) ?? (all.length === 1 ? all[0]! : null)
    }
    return {
      kindColumn: find('kind'),
      level: find('level'),
      cap: find('cap'),
      owned: find('owned'),
      changed: find('changed'),
    }
  }

  const byKind = found.flatMap((heading, index) =>
    itemKinds.flatMap((kind) => (kind === heading ? [{ kind, index }] : [])),
  )
  const isOfItems = (index: number) => body.some((cells) => findNamed(cells[index] ?? '', finder).length > 0)
  const allNamed = found.flatMap((heading, index) => (heading === 'id' || heading === 'name' ? [index] : []))
  // `Driver, Item, Level`: the item may be the one that the driver throws.
  const named = byKind.length > 0 ? allNamed.filter(isOfItems) : allNamed
  if (named.length === 0 && byKind.length > 0) {
    const columns = byKind.map(({ kind, index }, position) => ({
      ...findDetails(index, byKind[position + 1]?.index ?? found.length),
      kind,
      items: [index],
    }))
    return { headRows, headings, columns }
  }
  if (kindsAbove && named.length > 1) {
    const columns = named.map((index, position) => ({
      ...findDetails(index, named[position + 1] ?? found.length),
      kind: kindsAbove[index] ?? null,
      items: [index],
    }))
    return { headRows, headings, columns }
  }
  const firstOf = (heading: Heading) => (found.includes(heading) ? found.indexOf(heading) : null)
  const items = (['id', 'name'] as const).flatMap((heading) => firstOf(heading) ?? [])
  if (items.length > 0 && items.length === named.length) {
    const kindColumn = firstOf('kind')
    const [level, cap, owned, changed] = [firstOf('level'), firstOf('cap'), firstOf('owned'), firstOf('changed')]
    return { headRows, headings, columns: [{ items, kind: null, kindColumn, level, cap, owned, changed }] }
  }
  const mayHold = (index: number) => (named.length > 0 ? named.includes(index) : (found[index] ?? null) === null)
  const levels = found.flatMap((heading, index) => (heading === 'level' ? [index] : []))
  const { lists, owned, question } = findLists(body, finder, headings && { mayHold, levels }, levelColumn)
  const columns = lists.map((list, position) => ({
    ...findDetails(list.items.at(-1)!, lists[position + 1]?.items[0] ?? found.length),
    ...(owned !== null && { owned }),
    ...list,
    kind: null,
  }))
  return { headRows, headings, columns, question }
}

/**
 * The kind of each column where a row of kinds stands above the headings: `Drivers,,Karts,` above `Name,Level,Name,Level`.
 * Null where it does not.
 */
function readKindsAbove(kinds: readonly string[], below: readonly string[]): (ItemKind | null)[] | null {
  const above = readHeadings(kinds)
  const headings = readHeadings(below)
  const areKinds = kinds.every((cell, index) => cell.trim() === '' || itemKinds.some((kind) => kind === above[index]))
  const areHeadings = below.every((cell, index) => cell.trim() === '' || headings[index] !== null)
  if (above.every((heading) => heading === null) || !areKinds || !areHeadings || !headings.includes('name')) return null
  let last: ItemKind | null = null
  return below.map((_, index) => (last = itemKinds.find((kind) => kind === above[index]) ?? last))
}

/** Whether rows are those of the trackers, which have no headings: `NAME,D/K/G,level,points caps`, and perhaps more. */
function isTrackerFile(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  return (
    filled.length > 0 &&
    filled.every(
      ([name = '', kind = '', level = '', cap = '']) =>
        name.trim() !== '' &&
        /^[dkg]$/i.test(kind.trim()) &&
        /^[0-8]?$/.test(level.trim()) &&
        /^[0-4]?$/.test(cap.trim()),
    )
  )
}

/** Whether the first cell is all that is written: above wider rows a title, whatever it says. */
function isAlone(cells: readonly string[]): boolean {
  return cells.every((cell, index) => (cell.trim() !== '') === (index === 0))
}

/** Whether it has headings in one cell, because other lines have another separator: `Name; Level`. */
function isUnsplit(cells: readonly string[]): boolean {
  const words = (cells[0] ?? '').split(/[\s,;:|–—-]+/)
  const isOne = readHeadings(cells)[0] !== null
  return isAlone(cells) && !isOne && words.length > 1 && readHeadings(words).every((heading) => heading !== null)
}

/** Index of the first row with a heading; -1 if there is none, or if an item is named above or in it. */
function findHeadRow(rows: readonly (readonly string[])[], finder: ItemFinder): number {
  const top = rows.slice(0, headRowsLookedAt)
  const firstItem = top.findIndex((cells) => cells.some((cell) => findNamed(cell, finder).length > 0))
  const above = firstItem === -1 ? top : top.slice(0, firstItem)
  return above.findIndex((cells) => isUnsplit(cells) || readHeadings(cells).some((heading) => heading !== null))
}

/** What each cell is the heading of; null for cells that are not headings. */
function readHeadings(cells: readonly string[]): (Heading | null)[] {
  return cells.map((cell) => headingByWords.get(normaliseWords(cell)) ?? null)
}
