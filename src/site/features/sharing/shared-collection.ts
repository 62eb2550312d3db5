import type { ItemKind } from '#catalogue/entities.ts'
import type { CapStep, ItemLevel } from '#documents/checklist.ts'

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
