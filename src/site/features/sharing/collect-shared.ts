import type { ItemKind } from '#catalogue/entities.ts'
import type { Levels } from '#documents/checklist.ts'
import { tidyName, type OwnedLevel, type SharedCollection } from './shared-collection.ts'

/** What a player shows of what they have, as ids. */
export interface Featured {
  /** Null where nothing of a kind is featured. */
  readonly items: Readonly<Record<ItemKind, string | null>>
  readonly badges: readonly string[]
}

export const nothingFeatured: Featured = { items: { driver: null, kart: null, glider: null }, badges: [] }

/**
 * What a link to a player's collection shows.
 *
 * @param owned levels by item id
 * @param gameIds the game's own numbers by item id, of those that have one
 */
export function collectShared(
  name: string,
  featured: Featured,
  owned: Levels,
  gameIds: ReadonlyMap<string, number>,
): SharedCollection {
  const numbered = new Map<number, OwnedLevel>()
  const unnumbered = new Map<string, OwnedLevel>()
  for (const [id, level] of owned) {
    const number = gameIds.get(id)
    if (level === 0) continue
    if (number === undefined) unnumbered.set(id, level)
    else numbered.set(number, level)
  }
  return { name: tidyName(name), featured: featured.items, badges: featured.badges, numbered, unnumbered }
}

/** The levels that a link shows, by item id, and how many items of it this site does not know. */
export interface ResolvedLevels {
  readonly levels: ReadonlyMap<string, OwnedLevel>
  readonly unknownCount: number
}

/** @param ids of all items of the game */
export function resolveShared(
  { numbered, unnumbered }: SharedCollection,
  ids: Iterable<string>,
  gameIds: ReadonlyMap<string, number>,
): ResolvedLevels {
  const levels = new Map<string, OwnedLevel>()
  for (const id of ids) {
    const level = numbered.get(gameIds.get(id) ?? 0) ?? unnumbered.get(id)
    if (level !== undefined) levels.set(id, level)
  }
  return { levels, unknownCount: numbered.size + unnumbered.size - levels.size }
}
