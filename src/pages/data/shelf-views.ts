/** Shelves, as the pages of items, courses and rankings show them. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { ShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'
import type { HeldShelf } from '#rankings/ranking.ts'
import type { ItemRef, VariantRef } from './refs.ts'
import type { BoostedCode, ShelfCode } from './ranking-views.ts'

/** A shelf that a later record took back. Rankings of the days in between count it. */
export interface Correction {
  readonly item: ItemRef
  readonly variant: VariantRef
  readonly shelf: Shelf
  readonly level: ShelfLevel
  /** The record that has it. */
  readonly since: IsoDate
  /** The record that no longer has it, or the day on which players reported this. */
  readonly until: IsoDate
  /** How many players have; left out where it was a record. */
  readonly players?: number
}

/** Where an item is, according to players who reported it. */
export interface ReportedShelfView {
  readonly item: ItemRef
  readonly variant: VariantRef
  readonly place: ShelfPlace
  readonly date: IsoDate
  readonly players: number
}

/** What a record of shelves shows for the first time. Items are given by index in the page's list; empty lists are left out. */
export interface ShelfEvent {
  readonly date: IsoDate
  readonly top?: readonly number[]
  readonly middle?: readonly number[]
  /** To the top shelf at an item level above 1. */
  readonly raised?: readonly (readonly [number, ShelfLevel])[]
  /** No longer there. */
  readonly gone?: readonly number[]
}

/** Of one kind. `[index in items, level]`, best first. */
export interface VariantShelves {
  readonly top: readonly (readonly [number, ShelfLevel])[]
  readonly middle: readonly (readonly [number, ShelfLevel])[]
  /** How many others are in the game, and so on the bottom shelf. */
  readonly bottom: number
  /** How many more may have one, as their lists are short; left out if there are none. */
  readonly unknown?: number
}

export function encodeShelf(held: HeldShelf | null): ShelfCode {
  if (held === null) return null
  if (held.isBoosted) return `boosted-${held.shelf}`
  return held.shelf === 'top' ? held.level : 0
}

/** Null for the bottom shelf. */
export function shelfOfCode(code: ShelfCode): 'top' | 'middle' | null {
  if (code === null) return null
  return code === 0 || code === 'boosted-middle' ? 'middle' : 'top'
}

/** The item level from which it stands there; 1 for all but promotions. */
export function levelOfCode(code: ShelfCode): ShelfLevel {
  return typeof code === 'number' && code !== 0 ? code : 1
}

/** Whether a cup lifts the item there. */
export function isBoostedCode(code: ShelfCode): code is BoostedCode {
  return typeof code === 'string'
}
