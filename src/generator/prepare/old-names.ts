import type { Catalogue } from '#catalogue/entities.ts'
import { isAt } from '../files/is-at.ts'
import { serialise } from './serialise.ts'

/** English names of items, by id. */
export type ItemNames = Readonly<Record<string, string>>

export function listItemNames({ itemById }: Catalogue): ItemNames {
  return Object.fromEntries([...itemById.values()].map(({ id, name }) => [id, name]))
}

/** Looking for more names in all pages takes longer than remaking all pages. */
const mostNames = 10

/**
 * Whether the data of a page contains a name that an item no longer has: those are the pages that a new name changes.
 * Names are written as they are, and lists depend on them only for their order, which is a fact of the game. Within the
 * name of another item, as "Mario" is in "Baby Mario", it does not count.
 * @param before names of the build that made the data
 */
export function createOldNameFinder(before: ItemNames, now: ItemNames): (readData: () => Buffer) => boolean {
  const old = Object.entries(before).flatMap(([id, name]) => (now[id] === name ? [] : [name]))
  if (old.length === 0) return () => false
  if (old.length > mostNames) return () => true
  const names = Object.values(before)
  const finders = old.map((name) => createFinder(name, names))
  return (readData) => {
    const data = readData()
    return finders.some((isIn) => isIn(data))
  }
}

function createFinder(name: string, names: readonly string[]): (data: Buffer) => boolean {
  const text = writeName(name)
  const others = names.filter((other) => other !== name)
  const longer = others.map(writeName).flatMap((other) => findAll(other, text).map((at) => ({ other, at })))
  return (data) => {
    for (let start = data.indexOf(text); start >= 0; start = data.indexOf(text, start + 1)) {
      if (!longer.some(({ other, at }) => isAt(data, start - at, other))) return true
    }
    return false
  }
}

function writeName(name: string): Buffer {
  return Buffer.from(serialise(name).slice(1, -1))
}

function findAll(bytes: Buffer, part: Buffer): number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + 1)) found.push(at)
  return found
}
