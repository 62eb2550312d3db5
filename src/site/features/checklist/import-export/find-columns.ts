import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { ItemFinder } from './item-finder.ts'
import { normaliseWords } from './normalise-words.ts'
import { parseLevel } from './parse-level.ts'

/** The columns of an item and its details in a table: indexes; null for those it does not have. */
export interface ItemColumns {
  /** The first that names an item counts. */
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
  readonly columns: readonly ItemColumns[]
}

type Heading = 'id' | 'name' | ItemKind | 'kind' | 'level' | 'owned' | 'changed'

/** What tools and players write above their columns. */
const headings: Readonly<Record<Heading, string>> = {
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
  for (const words of headings[heading].split('|')) headingByWords.set(normaliseWords(words), heading)
}

/** There may be titles and notes above the headings. */
const headRowsLookedAt = 5

export function findColumns(rows: readonly (readonly string[])[], finder: ItemFinder): TableLayout {
  const heads = rows.slice(0, headRowsLookedAt).map((cells) => readHeadings(cells, finder))
  const headRow = heads.findIndex((found) => found !== null)
  const found = heads[headRow] ?? []
  const indexOf = (heading: Heading) => (found.includes(heading) ? found.indexOf(heading) : null)
  const named = (['id', 'name'] as const).flatMap((heading) => indexOf(heading) ?? [])
  const shared = { kind: null, kindColumn: indexOf('kind'), owned: indexOf('owned'), changed: indexOf('changed') }
  const byKind = found.flatMap((heading, index) =>
    itemKinds.flatMap((kind) => (kind === heading ? [{ kind, index }] : [])),
  )
  if (named.length === 0 && byKind.length > 0) {
    const columns = byKind.map(({ kind, index }, position) => ({
      ...shared,
      kind,
      items: [index],
      level: findLevelBeside(found, index, byKind[position + 1]?.index ?? found.length),
    }))
    return { headRow, columns }
  }
  const body = rows.slice(headRow + 1)
  const items = named.length > 0 ? named : [findItemColumn(body, found, finder)]
  const level = indexOf('level') ?? (headRow === -1 ? findLevelColumn(body, items[0]!) : null)
  return { headRow, columns: [{ ...shared, items, level }] }
}

/** Null for a row that is not a header: one without a heading, or one that names an item. */
function readHeadings(cells: readonly string[], finder: ItemFinder): (Heading | null)[] | null {
  const found = cells.map((cell) => headingByWords.get(normaliseWords(cell)) ?? null)
  const isHead =
    found.some((heading) => heading !== null) && cells.every((cell) => finder.find(cell, null).length === 0)
  return isHead ? found : null
}

/** The level column between an item's column and the next item's; otherwise the only one. */
function findLevelBeside(found: readonly (Heading | null)[], from: number, to: number): number | null {
  const levels = found.flatMap((heading, index) => (heading === 'level' ? [index] : []))
  return levels.find((index) => index > from && index < to) ?? (levels.length === 1 ? levels[0]! : null)
}

/** The column in which most cells name an item; otherwise the first that contains words. */
function findItemColumn(
  rows: readonly (readonly string[])[],
  found: readonly (Heading | null)[],
  finder: ItemFinder,
): number {
  const width = findWidth(rows)
  const free = Array.from({ length: width }, (_, index) => index).filter((index) => (found[index] ?? null) === null)
  const hits = (index: number) => rows.filter((cells) => finder.find(cells[index] ?? '', null).length > 0).length
  const best = free.toSorted((one, other) => hits(other) - hits(one))[0] ?? 0
  if (hits(best) > 0) return best
  const hasWords = (index: number) => rows.some((cells) => /\p{L}{2}/u.test(cells[index] ?? ''))
  return free.find(hasWords) ?? free[0] ?? 0
}

/** The column beside the items in which more than half of the filled cells are levels. */
function findLevelColumn(rows: readonly (readonly string[])[], itemColumn: number): number | null {
  const width = findWidth(rows)
  let best: { readonly index: number; readonly count: number } | null = null
  for (let index = 0; index < width; index += 1) {
    const written = rows.map((cells) => cells[index]?.trim() ?? '').filter((cell) => cell !== '')
    const count = written.filter((cell) => parseLevel(cell) !== null).length
    if (index !== itemColumn && count * 2 > written.length && count > (best?.count ?? 0)) best = { index, count }
  }
  return best?.index ?? null
}

/** Not with one call of `Math.max`: browsers accept only some ten thousand arguments. */
function findWidth(rows: readonly (readonly string[])[]): number {
  return rows.reduce((widest, { length }) => Math.max(widest, length), 1)
}
