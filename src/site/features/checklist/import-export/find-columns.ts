import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { findBetween, findLists } from './find-lists.ts'
import type { ItemFinder } from './item-finder.ts'
import { normaliseWords } from './normalise-words.ts'
import { findNamed } from './split-name.ts'

/** The columns of an item and its details in a table: indexes; null for those it does not have. */
export interface ItemColumns {
  /** All name the same item: its id, its name in one language or more. */
  readonly items: readonly number[]
  readonly kind: ItemKind | null
  readonly kindColumn: number | null
  readonly level: number | null
  readonly owned: number | null
  readonly changed: number | null
}

/** How to read a table: several item columns if it has lists side by side. */
export interface TableLayout {
  /** Index of the row with the headings; -1 if there is none. */
  readonly headRow: number
  /** What that row says above each column; null if there is none, or it is a title. */
  readonly headings: readonly string[] | null
  readonly columns: readonly ItemColumns[]
}

type Heading = 'id' | 'name' | ItemKind | 'kind' | 'level' | 'owned' | 'changed'

/** What tools and players write above their columns. */
const headingWords: Readonly<Record<Heading, string>> = {
  id: 'id|slug|key|item id',
  name: 'name|item|items|item name|title|nom|nombre|nome|objet|objeto|oggetto|gegenstand|名前|アイテム|이름|아이템|名称|名稱|道具',
  driver:
    'driver|drivers|driver name|character|fahrer|pilote|pilota|piloto|conductor|ドライバー|드라이버|车手|車手|角色',
  kart: 'kart|karts|kart name|vehicle|body|カート|카트|卡丁车|卡丁車|赛车|賽車',
  glider:
    'glider|gliders|glider name|gleiter|planeur|aile|planador|deltaplano|ala delta|planeador|グライダー|글라이더|滑翔伞|滑翔翼',
  kind: 'kind|type|category|art|typ|tipo|catégorie|種類|종류|类型|類型',
  level: 'level|levels|lvl|lv|item level|current level|stufe|niveau|niv|nivel|nível|livello|レベル|레벨|等级|等級',
  owned: 'owned|own|have|got|unlocked|collected|possession|besitz|possédé|obtenido|所持|보유|拥有|擁有',
  changed: 'changed|updated|last changed|last updated',
}

const headingByWords = new Map<string, Heading>()
for (const heading of ['id', 'name', 'driver', 'kart', 'glider', 'kind', 'level', 'owned', 'changed'] as const) {
  for (const words of headingWords[heading].split('|')) headingByWords.set(normaliseWords(words), heading)
}

/** There may be titles and notes above the headings. */
const headRowsLookedAt = 5

/** Tells columns apart by their headings; where those say nothing of items, by what the cells contain. */
export function findColumns(rows: readonly (readonly string[])[], finder: ItemFinder): TableLayout {
  const headRow = findHeadRow(rows, finder)
  const body = rows.slice(headRow + 1)
  const head = rows[headRow] ?? []
  const isTitle = isUnsplit(head) || (isAlone(head) && body.some((cells) => !isAlone(cells)))
  const headings = isTitle ? null : (rows[headRow] ?? null)
  const found = readHeadings(headings ?? [])
  const indexOf = (heading: Heading) => (found.includes(heading) ? found.indexOf(heading) : null)
  const shared = { kind: null, kindColumn: indexOf('kind'), owned: indexOf('owned'), changed: indexOf('changed') }
  const levels = found.flatMap((heading, index) => (heading === 'level' ? [index] : []))
  const byKind = found.flatMap((heading, index) =>
    itemKinds.flatMap((kind) => (kind === heading ? [{ kind, index }] : [])),
  )
  const named = found.flatMap((heading, index) => (heading === 'id' || heading === 'name' ? [index] : []))
  if (named.length === 0 && byKind.length > 0) {
    const columns = byKind.map(({ kind, index }, position) => ({
      ...shared,
      kind,
      items: [index],
      level:
        findBetween(levels, index, byKind[position + 1]?.index ?? found.length) ??
        (levels.length === 1 ? levels[0]! : null),
    }))
    return { headRow, headings, columns }
  }
  const items = (['id', 'name'] as const).flatMap((heading) => indexOf(heading) ?? [])
  if (items.length > 0 && items.length === named.length) {
    return { headRow, headings, columns: [{ ...shared, items, level: levels[0] ?? null }] }
  }
  const mayHold = (index: number) => (named.length > 0 ? named.includes(index) : (found[index] ?? null) === null)
  const lists = findLists(body, finder, headings && { mayHold, levels })
  return { headRow, headings, columns: lists.map((list) => ({ ...shared, ...list })) }
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
