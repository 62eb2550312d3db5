import { parse } from 'papaparse'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import * as say from '#wording/import-export.ts'
import { collectRows, type ReadRow } from './collect-rows.ts'
import { findColumns, readSection, type ItemColumns } from './find-columns.ts'
import type { ImportOutcome } from './imported-checklist.ts'
import type { ItemFinder } from './item-finder.ts'
import { parseLevel } from './parse-level.ts'
import { readRow } from './read-row.ts'
import { findNamed, splitName } from './split-name.ts'

/** The content of a row without words, even if it was not split at its separators. */
const blank = /^[\s,;|]*$/

/** Reads a table or a list, of one item per line or several, with whatever columns and separators it has. */
export function parseTable(text: string, finder: ItemFinder, levelColumn?: number | null): ImportOutcome {
  return readTable(splitTable(text).map(readMark), finder, (row) => say.rowNumber({ number: row + 1 }), levelColumn)
}

/** `1. `, `• `, `- `, `- [x] `, `☐ ` in front of a line of a list; a tab behind it separates columns. */
const listMark = /^\s*(?:\d{1,3}[.)][^\S\t]+|[•◦▪·*–-][^\S\t]+)?(?:(\[[ xX]?\]|[☐☑✅✔✓✗✘❌])(?!\s*\t)\s*)?/u

/** The cells of a row without the mark in front of it; an empty box says that the item is not owned. */
function readMark(cells: readonly string[]): readonly string[] {
  const [first = '', ...others] = cells
  const [mark = '', box] = listMark.exec(first) ?? []
  const rest = first.slice(mark.length).trim()
  if (mark.trim() === '' || blank.test(rest) || parseLevel(rest) !== null) return cells
  const isEmptyBox = box !== undefined && /^(?:\[\s?\]|[☐✗✘❌])$/u.test(box)
  return [isEmptyBox ? `${splitName(rest)?.name ?? rest} 0` : rest, ...others]
}

/**
 * @param nameRow says where a row stands, by its index
 * @param levelColumn see `findColumns`
 */
export function readTable(
  rows: readonly (readonly string[])[],
  finder: ItemFinder,
  nameRow: (row: number) => string,
  levelColumn?: number | null,
): ImportOutcome {
  const { headRows, headings, columns, question, hasMore } = findColumns(rows, finder, levelColumn)
  const head = rows[headRows.at(-1)!]?.join('\n')
  let section: ItemKind | null = null
  // People who type a list leave levels out; under headings, a missing cell counts as empty.
  const missing = headings === null ? null : ''
  const used = new Set(columns.flatMap(({ items }) => items))
  const isStray = (index: number) => !used.has(index) && !headings?.[index]?.trim()
  const read = rows.flatMap((cells, row) => {
    if (blank.test(cells.join('')) || headRows.includes(row)) return []
    const announced = readSection(cells)
    if (announced) section = announced
    // Stacked sheets repeat their headings below each section.
    if (announced || (headings !== null && cells.join('\n') === head)) return []
    const where = nameRow(row)
    const found = readCells(cells, { columns, missing, section }, finder, where)
    const strays = cells.filter((_, index) => isStray(index)).flatMap((cell) => readStray(cell, found, finder, where))
    if (found.length + strays.length > 0) return [...found, ...strays]
    const item = cells.filter((cell) => cell.trim() !== '').join(' ')
    return { where, item, level: '', why: say.namesNoItems(), suggestions: [], entry: null }
  })
  const outcome = collectRows(read)
  if (outcome.fault !== undefined) return outcome
  const notes = hasMore ? [say.progressNotKept()] : []
  return { ...outcome, notes, question }
}

/** The cells of each line. Spreadsheets add a byte order mark and choose their own separators. */
function splitTable(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '')
  const separators = hasTabs(plain) ? { delimiter: '\t' } : { delimitersToGuess: [',', ';', '\t', '|'] }
  const table = parse<string[]>(plain, separators)
  if (!table.errors.some(({ type }) => type === 'Quotes')) return table.data
  // An unclosed quotation would swallow everything that follows: here quotation marks mean nothing.
  const { data } = parse<string[]>(plain, { ...separators, quoteChar: '\u0000' })
  return data.map((cells) => cells.map((cell) => cell.replaceAll(/^\s*"|"\s*$/g, '')))
}

/** Nobody types tabs: where most lines have one, a comma in another is part of what somebody wrote there. */
function hasTabs(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.filter((line) => line.trim().includes('\t')).length * 2 > lines.length
}

function readCells(
  cells: readonly string[],
  layout: {
    readonly columns: readonly ItemColumns[]
    readonly missing: '' | null
    /** The kind of the section that the row is in. */
    readonly section: ItemKind | null
  },
  finder: ItemFinder,
  where: string,
): ReadRow[] {
  const { columns, missing, section } = layout
  const written = columns.map(({ items }) => items.flatMap((index) => cells[index]?.trim() || []))
  // Among lines of several items there may be some of an item and its level.
  const levelAlone = ([word, ...others]: readonly string[] = []) =>
    missing === null && word !== undefined && others.length === 0 && parseLevel(word) !== null ? word : null
  return columns.flatMap((each, position) => {
    const words = written[position]!
    if (words.length === 0 || (position > 0 && levelAlone(words) !== null)) return []
    const level = cellAt(cells, each.level, missing)
    const kind = each.kind ?? parseKind(cellAt(cells, each.kindColumn, missing)) ?? section
    const fields = {
      level: level || (levelAlone(written[position + 1]) ?? level),
      cap: cellAt(cells, each.cap, missing),
      owned: cellAt(cells, each.owned, missing),
      changed: cellAt(cells, each.changed, missing),
    }
    return [readRow({ where, words, kind, ...fields }, finder)]
  })
}

/** A waiting row for a cell outside the columns of items that names another item than those of its row; else none. */
function readStray(cell: string, found: readonly ReadRow[], finder: ItemFinder, where: string): ReadRow[] {
  const ids = findNamed(cell, finder)
  if (ids.length === 0 || found.some(({ id }) => id !== undefined && ids.includes(id))) return []
  const item = cell.trim()
  return [{ where, item, level: '', why: say.notInItemColumn({ item }), suggestions: [], entry: null }]
}

/** Null where there is no such column. @param missing for a row that ends before it */
function cellAt(cells: readonly string[], index: number | null, missing: '' | null): string | null {
  return index === null ? null : (cells[index]?.trim() ?? missing)
}

function parseKind(cell: string | null): ItemKind | null {
  const written = cell?.toLowerCase() ?? ''
  return itemKinds.find((kind) => written.startsWith(kind) || (written !== '' && written === kind[0])) ?? null
}
