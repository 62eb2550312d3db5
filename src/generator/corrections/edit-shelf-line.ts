import { isDeepStrictEqual } from 'node:util'
import { load } from 'js-yaml'
import { findComment } from './find-comment.ts'

/**
 * The text of an item's file with another line for a course variant. Everything else stays as it is: the order, the
 * comments, including that at the end of the line. Null if the file is written in a way that cannot be edited line by
 * line.
 */
export function editShelfLine(text: string, variantId: string, line: string): string | null {
  if (/^shelves: *[^ #{\n]|^shelves: *\{ *[^ }]/m.test(text)) return null
  const edited = placeLine(text.split('\n'), variantId, line, readShelves(text)[variantId])
  const wanted = { ...readFile(text), shelves: { ...readShelves(text), [variantId]: line } }
  return isDeepStrictEqual(readFile(edited), wanted) ? edited : null
}

/** What the file says under "shelves". */
export function readShelves(text: string): Readonly<Record<string, unknown>> {
  const { shelves } = readFile(text)
  return typeof shelves === 'object' && shelves !== null ? { ...shelves } : {}
}

function readFile(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = load(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const entryLine = /^ {2}([a-z0-9][a-z0-9-]*):/

function placeLine(lines: readonly string[], variantId: string, line: string, before: unknown): string {
  const anew = `  ${variantId}: ${line}`
  const head = lines.findIndex((one) => one.startsWith('shelves:'))
  if (head === -1) return `${lines.join('\n').trimEnd()}\n\nshelves:\n${anew}\n`
  const after = lines.findIndex((one, index) => index > head && /^[^\s#]/.test(one))
  const end = after === -1 ? lines.length : after
  const idOf = (index: number): string | undefined => entryLine.exec(lines[index] ?? '')?.[1]
  const indexes = Array.from({ length: end - head - 1 }, (_, offset) => head + 1 + offset)
  const own = indexes.find((index) => idOf(index) === variantId)
  if (own !== undefined)
    return lines.with(own, anew + findComment((lines[own] ?? '').trim(), variantId, before)).join('\n')
  const entries = indexes.filter((index) => idOf(index) !== undefined)
  const following = entries.find((index) => (idOf(index) ?? '') > variantId)
  const position = following === undefined ? (entries.at(-1) ?? head) + 1 : findLead(lines, following)
  const open = lines.with(head, (lines[head] ?? '').replace(/^shelves: *\{ *\}/, 'shelves:'))
  return open.toSpliced(position, 0, anew).join('\n')
}

/** The first of the comments right above a line. */
function findLead(lines: readonly string[], index: number): number {
  let first = index
  while (/^\s*#/.test(lines[first - 1] ?? '')) first -= 1
  return first
}
