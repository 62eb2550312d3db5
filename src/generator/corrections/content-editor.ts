/**
 * Edits a content file key by key. What already says the same stays as it was written, with comments, order and
 * quotes; new keys go where they are in other files.
 */
import { isDeepStrictEqual } from 'node:util'
import { dump, load, YAMLException } from 'js-yaml'
import type * as z from 'zod'
import { isIsoDate } from '#catalogue/calendar.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { isByPlayers } from '#catalogue/shelves/shelf-line.ts'

interface Section {
  readonly key: string
  /** Blank lines and comments before it. */
  readonly lead: string[]
  readonly lines: string[]
}

const keyLine = /^([a-z][a-z-]*):(?: |$)/

export class ContentEditor {
  readonly #path: string
  readonly #order: readonly string[]
  readonly #values: Map<string, unknown>
  readonly #sections: Section[] = []
  readonly #tail: string[]
  /** What was changed, in a few words each. */
  readonly changes: string[] = []
  /** What was left as a person wrote it, although the facts disagree. */
  readonly notes: string[] = []

  /** `order` names the keys that may be written, in the order of the files. Text that is not YAML throws. */
  constructor({ path, text }: ContentFile, order: readonly string[]) {
    this.#path = path
    this.#order = order
    this.#values = parseValues(text, path)
    let lead: string[] = []
    for (const line of text.replace(/\n$/, '').split('\n')) {
      const key = keyLine.exec(line)?.[1]
      if (key !== undefined) this.#sections.push({ key, lead: lead.splice(0), lines: [line] })
      else if (line.trim() === '' || line.startsWith('#')) lead.push(line)
      // An indented line after blank ones or comments still belongs to the key above.
      else this.#sections.at(-1)?.lines.push(...lead.splice(0), line)
    }
    this.#tail = text === '' ? [] : lead
  }

  /** What the file says under a key, undefined for nothing. */
  read(key: string): unknown {
    return this.#values.get(key)
  }

  /** The list under a key, empty for nothing. Throws on one that is not of this shape: writing it anew would lose it. */
  readList<Entry extends z.ZodType>(key: string, entry: Entry): z.output<Entry>[] {
    const { data, error } = entry.array().safeParse(this.#values.get(key) ?? [])
    if (error) {
      const where = [key, ...(error.issues[0]?.path ?? [])].join(' → ')
      throw new Error(`${this.#path}: ${where} is faulty. Fix what npm run validate reports, then run this again.`, {
        cause: error,
      })
    }
    return data
  }

  /** A key with one value on its line; undefined leaves whatever is there. */
  setScalar(key: string, value: string | number | undefined): void {
    const before = this.#values.get(key)
    if (value === undefined || before === value) return
    const comment = findComment(this.#find(key)?.lines.at(-1) ?? '', key, before)
    this.#replace(key, [`${key}: ${formatScalar(value)}${comment}`], false)
    this.#record(key, before, value)
  }

  /** A key whose value is written as `lines`, indented under it or after it on the same line. */
  setBlock(key: string, value: unknown, lines: readonly string[], options: { readonly apart: boolean }): void {
    const before = this.#values.get(key)
    if (isDeepStrictEqual(before, value)) return
    if (hasComment(this.#find(key)?.lines ?? [])) this.notes.push(`${key}: comments in it were dropped`)
    this.#replace(key, lines, options.apart)
    this.changes.push(before === undefined ? `${key} added` : `${key} rewritten`)
    this.#values.set(key, value)
  }

  /** A key over lines "  id: value". Entries that the facts do not have stay, and so do those with a comment. */
  setEntries(key: string, entries: readonly MapEntry[], sort?: (a: string, b: string) => number): void {
    this.#merge(key, entries, { sort, overrules: false })
  }

  /** One entry of such a key, whoever wrote it before. A comment on its line stays, and all entries get in order. */
  correctEntry(key: string, entry: MapEntry): void {
    this.#merge(key, [entry], { sort: (a, b) => (a < b ? -1 : 1), overrules: true })
  }

  remove(key: string): void {
    const index = this.#sections.findIndex((section) => section.key === key)
    if (index === -1) return
    const [{ lead, lines }] = this.#sections.splice(index, 1) as [Section]
    if (hasComment([...lead, ...lines])) this.notes.push(`${key}: comments on it were dropped`)
    this.changes.push(`${key} removed`)
    this.#values.delete(key)
  }

  /** The text of the file, with a line feed at its end. */
  format(): string {
    const lines = [...this.#sections.flatMap(({ lead, lines: own }) => [...lead, ...own]), ...this.#tail]
    return lines.length === 0 ? '' : `${lines.join('\n')}\n`
  }

  #merge(key: string, entries: readonly MapEntry[], rules: MergeRules): void {
    const merged = mergeEntries(this.#values.get(key), this.#find(key)?.lines.slice(1) ?? [], entries, rules)
    this.notes.push(...merged.notes.map((note) => `${key}: ${note}`))
    if (merged.changes.length === 0) return
    const lines = [`${key}:`, ...merged.lines]
    this.#replace(key, lines, true)
    this.#values.set(key, parseValues(lines.join('\n'), this.#path).get(key))
    this.changes.push(`${key}: ${merged.changes.join(', ')}`)
  }

  #find(key: string): Section | undefined {
    return this.#sections.find((section) => section.key === key)
  }

  #record(key: string, before: unknown, value: string | number): void {
    const shown = typeof before === 'string' ? before : JSON.stringify(before)
    this.changes.push(before === undefined ? `${key} ${value}` : `${key} ${shown} → ${value}`)
    this.#values.set(key, value)
  }

  #replace(key: string, lines: readonly string[], apart: boolean): void {
    const section = this.#find(key)
    if (section) {
      section.lines.splice(0, Infinity, ...lines)
      return
    }
    const rank = this.#order.indexOf(key)
    const after = this.#sections.findLastIndex((other) => this.#order.indexOf(other.key) < rank)
    const isFirst = after === -1
    this.#sections.splice(after + 1, 0, { key, lead: apart && !isFirst ? [''] : [], lines: [...lines] })
  }
}

function parseValues(text: string, filename: string): Map<string, unknown> {
  const value: unknown = text.trim() === '' ? {} : load(text, { filename })
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

/** One line, quoted only where the content's YAML needs it: a day is a text there. */
export function formatScalar(value: string | number): string {
  return isIsoDate(String(value)) ? String(value) : dump(value, { lineWidth: -1, quoteStyle: 'double' }).trimEnd()
}

/** An entry of a map as it should be: its value, and the text for it after the colon. */
export interface MapEntry {
  readonly id: string
  readonly value: unknown
  readonly text: string
}

interface WrittenEntry {
  /** Comments and blank lines before it. */
  readonly lead: readonly string[]
  readonly line: string
  /** At the end of the line, with the spaces before it. */
  readonly comment: string
  readonly value: unknown
}

interface MergeRules {
  readonly sort: ((a: string, b: string) => number) | undefined
  /** Whether the entries change even what people and players have corrected. */
  readonly overrules: boolean
}

interface MergedEntries {
  readonly lines: string[]
  /** "3 added", "1 changed"; empty where nothing differs. */
  readonly changes: string[]
  readonly notes: string[]
}

const entryLine = /^ {2}([a-z0-9][A-Za-z0-9-]*): (.*)$/

/**
 * The lines of a map after the facts were merged. `lines` are those under its key, `value` what they mean. An entry
 * with a comment was corrected by a person, who says why: unless the facts overrule it, it stays, and a note says what they say.
 */
function mergeEntries(
  value: unknown,
  lines: readonly string[],
  entries: readonly MapEntry[],
  { sort, overrules }: MergeRules,
): MergedEntries {
  const { forms, tail } = findForms(lines)
  const written = readEntries(value, forms)
  const wanted = new Map(entries.map((entry) => [entry.id, entry]))
  const count = { added: 0, changed: 0 }
  const notes: string[] = []
  const linesOf = (id: string): readonly string[] => {
    const old = written.get(id)
    const entry = wanted.get(id)
    const anew = `  ${id}: ${entry?.text ?? ''}`
    if (!old) {
      count.added += 1
      return [anew]
    }
    if (!entry) notes.push(`${id} is not in the facts, kept`)
    if (!entry || isDeepStrictEqual(old.value, entry.value)) return [...old.lead, old.line]
    const why = overrules ? null : explainKeeping(old)
    if (why !== null) {
      notes.push(`${id} ${why}, kept; the facts say "${entry.text}"`)
      return [...old.lead, old.line]
    }
    count.changed += 1
    return [...old.lead, anew + old.comment]
  }
  const ids = [...new Set([...wanted.keys(), ...written.keys()])]
  const merged = (sort ? ids.toSorted(sort) : ids).flatMap(linesOf)
  const changes = Object.entries(count).flatMap(([what, number]) => (number === 0 ? [] : [`${number} ${what}`]))
  return { lines: [...merged, ...tail], changes, notes }
}

/** Tables do not undo what people and players have corrected. */
function explainKeeping({ comment, value }: WrittenEntry): string | null {
  if (comment !== '') return 'has a comment'
  return typeof value === 'string' && isByPlayers(value) ? 'is by players' : null
}

/** Entries that are written over several lines are taken by their value, and lose that form when the map is written. */
function readEntries(value: unknown, forms: Forms): Map<string, WrittenEntry> {
  const values = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const written = new Map<string, WrittenEntry>()
  for (const [id, entryValue] of values) {
    const { lead = [], line = '' } = forms.get(id) ?? {}
    const isWhole = isDeepStrictEqual(readYaml(line), { [id]: entryValue })
    const whole = isWhole ? line : `  ${id}: ${JSON.stringify(entryValue)}`
    written.set(id, { lead, line: whole, comment: findComment(whole, id, entryValue), value: entryValue })
  }
  return written
}

type Forms = ReadonlyMap<string, Pick<WrittenEntry, 'lead' | 'line'>>

/** The entries' lines by id; `tail` is what follows the last one. */
function findForms(lines: readonly string[]): { forms: Forms; tail: readonly string[] } {
  const forms = new Map<string, Pick<WrittenEntry, 'lead' | 'line'>>()
  let lead: string[] = []
  for (const line of lines) {
    const id = entryLine.exec(line)?.[1]
    if (id !== undefined) {
      forms.set(id, { lead, line })
      lead = []
    } else if (line.trim() === '' || line.trim().startsWith('#')) lead.push(line)
  }
  return { forms, tail: lead }
}

/** The comment at the end of a line "key: value", with the spaces before it: what YAML reads past. '' without one. */
function findComment(line: string, key: string, value: unknown): string {
  for (const { index } of line.matchAll(/\s+#/g))
    if (isDeepStrictEqual(readYaml(line.slice(0, index)), { [key]: value })) return line.slice(index)
  return ''
}

/** Whether YAML reads past something in these lines. */
function hasComment(lines: readonly string[]): boolean {
  const value = readYaml(lines.join('\n'))
  return lines.some((line, at) =>
    [...line.matchAll(/(?:^|\s)#/g)].some(({ index }) =>
      isDeepStrictEqual(readYaml(lines.with(at, line.slice(0, index)).join('\n')), value),
    ),
  )
}

/** Undefined for text that ends within quotes. */
function readYaml(text: string): unknown {
  try {
    return load(text)
  } catch (error) {
    if (error instanceof YAMLException) return undefined
    throw error
  }
}
