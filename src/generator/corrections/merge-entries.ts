import { isDeepStrictEqual } from 'node:util'
import { isByPlayers } from '#catalogue/shelves/shelf-line.ts'
import { findComment } from './find-comment.ts'

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
  readonly hasComment: boolean
  readonly value: unknown
}

export interface MergedEntries {
  readonly lines: string[]
  /** "3 added", "1 changed"; empty where nothing differs. */
  readonly changes: string[]
  readonly notes: string[]
}

const entryLine = /^ {2}([a-z0-9][A-Za-z0-9-]*): (.*)$/

/**
 * The lines of a map after the facts were merged. `lines` are those under its key, `value` what they mean. An entry
 * with a comment was corrected by a person, who says why: it stays, and a note says what the facts say.
 */
export function mergeEntries(
  value: unknown,
  lines: readonly string[],
  entries: readonly MapEntry[],
  sort?: (a: string, b: string) => number,
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
    const why = explainKeeping(old)
    if (why !== null) {
      notes.push(`${id} ${why}, kept; the facts say "${entry.text}"`)
      return [...old.lead, old.line]
    }
    count.changed += 1
    return [...old.lead, anew]
  }
  const ids = [...new Set([...wanted.keys(), ...written.keys()])]
  const merged = (sort ? ids.toSorted(sort) : ids).flatMap(linesOf)
  const changes = Object.entries(count).flatMap(([what, number]) => (number === 0 ? [] : [`${number} ${what}`]))
  return { lines: [...merged, ...tail], changes, notes }
}

/** Tables do not undo what people and players have corrected. */
function explainKeeping({ hasComment, value }: WrittenEntry): string | null {
  if (hasComment) return 'has a comment'
  return typeof value === 'string' && isByPlayers(value) ? 'is by players' : null
}

/** Entries that are written over several lines are taken by their value, and lose that form when the map is written. */
function readEntries(value: unknown, forms: Forms): Map<string, WrittenEntry> {
  const values = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const written = new Map<string, WrittenEntry>()
  for (const [id, entryValue] of values) {
    const form = forms.get(id)
    const line = form?.line ?? `  ${id}: ${JSON.stringify(entryValue)}`
    const hasComment = findComment(line, id, entryValue) !== ''
    written.set(id, { lead: form?.lead ?? [], line, hasComment, value: entryValue })
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
