import type { Catalogue } from '#catalogue/entities.ts'
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
 * Names are written as they are, and lists depend on them only for their order, which is a fact of the game.
 * @param before names of the build that made the data
 */
export function createOldNameFinder(before: ItemNames, now: ItemNames): (readData: () => Buffer) => boolean {
  const old = Object.entries(before).flatMap(([id, name]) => (now[id] === name ? [] : [name]))
  if (old.length === 0) return () => false
  if (old.length > mostNames) return () => true
  const texts = old.map((name) => Buffer.from(serialise(name).slice(1, -1)))
  return (readData) => {
    const data = readData()
    return texts.some((text) => data.includes(text))
  }
}
