/** What the pages of players say: what they plan, own and configure. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import type { Tier } from '#rankings/ranking.ts'
import type { SoldIn } from './item-pages.ts'
import type { PageBase, ItemRef } from './refs.ts'
import type { RecordsAround } from '#rankings/find-records.ts'

export interface PlannerPage extends PageBase {
  readonly kind: 'planner'
  readonly date: IsoDate
  readonly label: RecordsAround
  /** Course variants that can be planned for: all on which some item has a shelf. */
  readonly variantCount: number
  /** The items to begin with, best first. */
  readonly starters: Readonly<Record<ItemKind, readonly PlannerStarter[]>>
}

/** An item at level 1 that covers much that those before it do not. */
export interface PlannerStarter {
  readonly item: ItemRef
  /** Course variants on whose top shelf it stands at level 1. */
  readonly topCount: number
  /** Those of them that no item before it covers. */
  readonly adds: number
}

/** Every item of the game, compact; expandChecklist makes list entries of it. */
export interface ChecklistPage extends PageBase {
  readonly kind: 'checklist'
  readonly skills: readonly (readonly [id: string, name: string])[]
  readonly tours: readonly (readonly [id: string, name: string, number: number, year: number | null])[]
  /** In the order of the game: the rarest first, then by the game's own number, the unnumbered last. */
  readonly rows: Readonly<Record<ItemKind, readonly ChecklistRow[]>>
  /** The tours of the yearly cycle, by position. */
  readonly cycle: readonly SoldIn[]
  /** For each row the tours of the cycle whose shop sold it, a bit for each: 1 for the first. */
  readonly sold: Readonly<Record<ItemKind, readonly number[]>>
  /** Words for the tags of drivers, by id. */
  readonly tags: Readonly<Record<string, readonly string[]>>
  /** For each row the game's own number; null where it is not known. */
  readonly gameIds: Readonly<Record<ItemKind, readonly (number | null)[]>>
  /**
   * For each row the ranks gained (positive) or lost since the previous different ranking; 0 where there is nothing to
   * compare with.
   */
  readonly movements: Readonly<Record<ItemKind, readonly number[]>>
  /** Items whose number in the game is not known. */
  readonly unnumbered: Readonly<Record<ItemKind, number>>
}

/** The checklist at the address that only signed-in players may enter. Its items are those of the checklist's page. */
export interface UserChecklistPage extends PageBase, Pick<ChecklistPage, 'unnumbered'> {
  readonly kind: 'user-checklist'
}

/** A collection as a keepsake. Whose it is, only the browser knows. */
export interface MyRecordPage extends PageBase {
  readonly kind: 'my-record'
  /** All of them in their order: tour 1 first. */
  readonly tours: readonly (readonly [id: string, name: string])[]
}

/** `rarity`, `skill` and `tour` are indexes into the catalogue's rarities and the page's own lists. */
export type ChecklistRow = readonly [
  id: string,
  name: string,
  rarity: number,
  skill: number | null,
  tour: number | null,
  rank: number | null,
  tier: Tier | null,
  topCount: number,
  /** The rank in the ranking of the whole game; null where it has none. */
  worth: number | null,
  /** Left out where all of its shelves are known. */
  knownTops?: KnownTops,
]
