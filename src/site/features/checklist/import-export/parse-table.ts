import { parse } from 'papaparse'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import * as say from '#wording/import-export.ts'
import { joinList } from '#wording/join-list.ts'
import type { UserDocument } from '#documents/user-document.ts'
import type { ImportedEntry, ImportOutcome, WaitingRow } from './imported-checklist.ts'
import { findColumns, readSection, type ItemColumns } from './find-columns.ts'
import type { ItemFinder } from './item-finder.ts'
import { parseLevel, parseCap, parseMoment, splitName, findNamed } from './parse-level.ts'

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

/** Tabs are not typed: where most lines have one, a comma in another is part of a text. */
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

/** One item of a file, as written. Null for fields that the file lacks. */
interface WrittenRow {
  readonly where: string
  /** The cells that name the item. */
  readonly words: readonly string[]
  readonly kind: ItemKind | null
  readonly level: string | null
  readonly cap: string | null
  readonly owned: string | null
  readonly changed: string | null
}

/** Reads a row; what cannot be read for sure waits. Nothing in a cell is computed: a formula is a text like any other. */
function readRow(row: WrittenRow, finder: ItemFinder): ReadRow {
  const { where, words, kind, changed } = row
  const split = splitLevel(row, finder)
  const entry = readEntry(split.level, row.cap, row.owned, changed)
  const waiting = { where, item: split.words[0] ?? '', level: split.level ?? '', suggestions: [], entry: null }
  const find = (each: string) => {
    const ofKind = finder.find(each, kind)
    const ofAny = ofKind.length > 0 ? ofKind : finder.find(each, null)
    // An exact name of one item alone is surer than the kind beside it.
    return ofKind.length > 0 || ofAny.length === 1 ? ofAny : []
  }
  const named = split.words.map(find).filter((ids) => ids.length > 0)
  const found = (named[0] ?? []).filter((id) => named.every((ids) => ids.includes(id)))
  const [id] = found
  if (typeof entry === 'string') return { ...waiting, why: entry }
  if (id === undefined && named.length > 0) {
    const why = say.differentItems({ items: joinList(split.words.map((name) => say.quoted({ name }))) })
    return { ...waiting, why, suggestions: [...new Set(named.flat())].slice(0, 3), entry }
  }
  if (id === undefined) {
    const suggestions = words.flatMap((each) => finder.suggest(each))
    const more = split.words.flatMap((each) => finder.suggest(each))
    const ofOtherKinds = kind === null ? [] : split.words.flatMap((each) => finder.find(each, null))
    const all = [...new Set([...ofOtherKinds, ...more, ...suggestions])].slice(0, 3)
    const why =
      ofOtherKinds.length > 0
        ? say.notOfKind({ item: waiting.item, kind: kind ?? '' })
        : say.unknownItem({ item: waiting.item })
    return { ...waiting, why, suggestions: all, entry }
  }
  if (found.length > 1) return { ...waiting, why: say.severalItems({ item: waiting.item }), suggestions: found, entry }
  return { where, item: waiting.item, level: waiting.level, id, entry }
}

/** If there is no column for levels, or it is empty, one may follow the name. */
function splitLevel({ words, kind, level, owned }: WrittenRow, finder: ItemFinder) {
  const [first = ''] = words
  const parts = splitName(first)
  const isName = words.some((each) => finder.find(each, kind).length > 0)
  if (level || owned !== null || isName || !parts) return { words, level }
  return { words: [parts.name], level: parts.level }
}

/** What a row says about its item, or why that is unclear. */
function readEntry(
  level: string | null,
  cap: string | null,
  owned: string | null,
  changed: string | null,
): ImportedEntry | string {
  const entry = readLevel(level, owned, changed)
  if (typeof entry === 'string' || cap === null || cap === '') return entry
  const step = parseCap(cap)
  return step === null ? say.badCap({ text: cap }) : { ...entry, cap: step }
}

function readLevel(level: string | null, owned: string | null, changed: string | null): ImportedEntry | string {
  const changedAtMs = changed === null || changed === '' ? null : parseMoment(changed)
  if (changed && changedAtMs === null) return say.badMoment({ text: changed })
  const isOwned = owned === null ? null : parseLevel(owned === '' ? 'no' : owned)
  if (owned !== null && isOwned === null) return say.badOwned({ text: owned })
  if (isOwned === 0) return { level: 0, changedAtMs }
  // Many write 1 for "yes".
  if (level === null || (level === '' && isOwned !== null)) {
    return { level: isOwned === null || isOwned === 1 ? null : isOwned, changedAtMs }
  }
  const read = level === '' ? 0 : parseLevel(level)
  return read === null ? say.badLevel({ text: level }) : { level: read, changedAtMs }
}

/** A row whose item and level are certain, or one that waits. */
export type ReadRow =
  | (Pick<WaitingRow, 'where' | 'item' | 'level'> & { readonly id: string; readonly entry: ImportedEntry })
  | (WaitingRow & { readonly id?: undefined })

/** Every row is an entry or waits: none is dropped. Of two rows about one item, the second waits. */
export function collectRows(rows: readonly ReadRow[], document: UserDocument = {}): ImportOutcome {
  const entries = new Map<string, ImportedEntry>()
  const waiting: WaitingRow[] = []
  for (const row of rows) {
    if (row.id === undefined) waiting.push(row)
    else if (!entries.has(row.id)) entries.set(row.id, row.entry)
    else {
      const { id, ...rest } = row
      waiting.push({ ...rest, why: say.appearsTwice({ item: row.item }), suggestions: [id], isRepeat: true })
    }
  }
  if (rows.length === 0 && Object.keys(document).length === 0) return { fault: say.noItems() }
  return { imported: { entries, document }, waiting }
}
