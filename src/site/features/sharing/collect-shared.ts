import type { ItemKind } from '#catalogue/entities.ts'
import type { CapStep, Levels, ItemLevel } from '#documents/checklist.ts'

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
 * @param caps points caps by item id
 * @param gameIds the game's own numbers by item id, of those that have one
 */
export function collectShared(
  name: string,
  featured: Featured,
  owned: Levels,
  caps: ReadonlyMap<string, CapStep>,
  gameIds: ReadonlyMap<string, number>,
): SharedCollection {
  const numbered = new Map<number, OwnedLevel>()
  const unnumbered = new Map<string, OwnedLevel>()
  const numberedCaps = new Map<number, RaisedCap>()
  const unnumberedCaps = new Map<string, RaisedCap>()
  for (const [id, level] of owned) {
    const number = gameIds.get(id)
    if (level === 0) continue
    const cap = caps.get(id) ?? 0
    if (number === undefined) unnumbered.set(id, level)
    else numbered.set(number, level)
    if (cap === 0) continue
    if (number === undefined) unnumberedCaps.set(id, cap)
    else numberedCaps.set(number, cap)
  }
  const { items, badges } = featured
  return { name: tidyName(name), featured: items, badges, numbered, unnumbered, numberedCaps, unnumberedCaps }
}

/** The levels and points caps that a link shows, by item id, and how many items of it this site does not know. */
export interface ResolvedLevels {
  readonly levels: ReadonlyMap<string, OwnedLevel>
  readonly caps: ReadonlyMap<string, RaisedCap>
  readonly unknownCount: number
}

/** @param ids of all items of the game */
export function resolveShared(
  { numbered, unnumbered, numberedCaps, unnumberedCaps }: SharedCollection,
  ids: Iterable<string>,
  gameIds: ReadonlyMap<string, number>,
): ResolvedLevels {
  const levels = new Map<string, OwnedLevel>()
  const caps = new Map<string, RaisedCap>()
  for (const id of ids) {
    const number = gameIds.get(id) ?? 0
    const level = numbered.get(number) ?? unnumbered.get(id)
    const cap = numberedCaps.get(number) ?? unnumberedCaps.get(id)
    if (level !== undefined) levels.set(id, level)
    if (level !== undefined && cap !== undefined) caps.set(id, cap)
  }
  return { levels, caps, unknownCount: numbered.size + unnumbered.size - levels.size }
}

/** Of an item that is owned: from 1 to 8. */
export type OwnedLevel = Exclude<ItemLevel, 0>

/** From 1 to 4; items at step 0 are left out. */
export type RaisedCap = Exclude<CapStep, 0>

/** What a link shows of a player: nothing else is in it. */
export interface SharedCollection {
  /** As the sender has typed it, tidied by tidyName; null for none. */
  readonly name: string | null
  /** Ids of the items that the sender features; null for none of a kind. */
  readonly featured: Readonly<Record<ItemKind, string | null>>
  /** Ids of the badges that the sender features. */
  readonly badges: readonly string[]
  /** Levels by the game's own numbers, which no correction of names or tours changes. */
  readonly numbered: ReadonlyMap<number, OwnedLevel>
  /** Levels by id, of items whose number is not known. */
  readonly unnumbered: ReadonlyMap<string, OwnedLevel>
  /** Points caps, by number and by id as the levels. */
  readonly numberedCaps: ReadonlyMap<number, RaisedCap>
  readonly unnumberedCaps: ReadonlyMap<string, RaisedCap>
}

/** In characters. */
export const longestName = 40

/** The name in one short line, without characters that cannot be seen or turn the text around. */
export function tidyName(name: string): string | null {
  const visible = name.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ').replace(/\s+/g, ' ')
  const short = [...visible.trim()].slice(0, longestName).join('').trim()
  return short === '' ? null : short
}
