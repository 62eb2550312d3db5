import { joinList } from '#wording/join-list.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import * as say from '#wording/import-export.ts'
import type { ReadRow } from './collect-rows.ts'
import type { ImportedEntry } from './imported-checklist.ts'
import type { ItemFinder } from './item-finder.ts'
import { parseCap, parseLevel, parseMoment } from './parse-level.ts'
import { splitName } from './split-name.ts'

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
export function readRow(row: WrittenRow, finder: ItemFinder): ReadRow {
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
