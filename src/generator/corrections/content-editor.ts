/**
 * Edits a content file key by key. What already says the same stays as it was written, with comments, order and
 * quotes; new keys go where they are in other files.
 */
import { isDeepStrictEqual } from 'node:util'
import { dump, load } from 'js-yaml'
import type * as z from 'zod'
import { isIsoDate } from '#catalogue/calendar.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { findComment, hasComment } from './find-comment.ts'
import { mergeEntries, type MapEntry } from './merge-entries.ts'

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
    const before = this.#values.get(key)
    const merged = mergeEntries(before, this.#find(key)?.lines.slice(1) ?? [], entries, sort)
    this.notes.push(...merged.notes.map((note) => `${key}: ${note}`))
    if (merged.changes.length === 0) return
    this.#replace(key, [`${key}:`, ...merged.lines], true)
    this.changes.push(`${key}: ${merged.changes.join(', ')}`)
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
