/** The game as a planner sees it: who stands on which shelf, and where is raced. All kinds side by side. */
import type { ItemKind, Rarity, ShelfLevel } from '#catalogue/entities.ts'
import type { KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import type { Zone } from '../zone-variants.ts'
import type { ShelfCounts } from '../ranking.ts'
import type { RaceCourse } from '../points/race-course.ts'
import type { PlannerTour, WeekPlan } from './plan-week.ts'
import type { RaceShelf } from '../points/score-model.ts'

export interface PlannerItem {
  readonly kind: ItemKind
  readonly id: string
  readonly name: string
  readonly rarity: Rarity
  /** Null where it is not on record. */
  readonly skillId: string | null
  /** 0 to 10; null for karts and gliders, and where it is not on record. */
  readonly skillStrength: number | null
  /** Number of its first day in the game. */
  readonly entryDay: number
  /** By variant index. */
  readonly shelves: readonly PlannerShelf[]
  /** For an item that stands on more shelves than are known; left out where all are. */
  readonly knownTops?: KnownTops
}

export interface PlannerShelf {
  /** Index in the game's list of variants. */
  readonly variant: number
  /** Item level from which it is on the top shelf; 0 for one that stays on the middle shelf. Below it: middle. */
  readonly topLevel: ShelfLevel | 0
}

export interface NamedVariant {
  readonly id: string
  readonly courseId: string
  readonly name: string
}

export interface PlannerVariant extends NamedVariant {
  readonly zone: Zone
  /** What a race on it holds. */
  readonly course: RaceCourse
  /** How many ranked cups of the plan's round race it. */
  readonly roundCups: number
}

export interface PlannerGame {
  /** The week, the tour and the round that are planned for; the shelves are those of the build day. */
  readonly plan: WeekPlan
  readonly items: Readonly<Record<ItemKind, readonly PlannerItem[]>>
  readonly itemById: ReadonlyMap<string, PlannerItem>
  /** By item id, its top shelves at the cap. */
  readonly topCounts: ReadonlyMap<string, ShelfCounts>
  /** Every course variant on which an item of any kind has a shelf. */
  readonly variants: readonly PlannerVariant[]
  readonly indexOfVariant: ReadonlyMap<string, number>
  /** The others: nothing can be planned there, but players may report what they see. */
  readonly unrecorded: readonly NamedVariant[]
  /** From the first to the last. */
  readonly tours: readonly PlannerTour[]
}

/** What the reader owns: item levels, 1 to 8, by item id. Ids that the game does not have count for nothing. */
export type OwnedLevels = ReadonlyMap<string, number>

/** Whether anything is owned that the game has. */
export function ownsSomething(game: Pick<PlannerGame, 'itemById'>, owned: OwnedLevels): boolean {
  return countOwned(game, owned) > 0
}

/** How many owned items the game has: a stored checklist may name others. */
export function countOwned({ itemById }: Pick<PlannerGame, 'itemById'>, owned: OwnedLevels): number {
  return [...owned.keys()].filter((id) => itemById.has(id)).length
}

/** Which course variants a question is about: those of the plan's cup, tour or round (a year), or all. */
export type Reach = keyof ShelfCounts | 'year'

export const reaches = ['cup', 'tour', 'year', 'all'] as const satisfies readonly Reach[]

/** Whether a variant belongs to what is asked about. A ranked cup is one of its tour's, and of its year's. */
export function isInReach({ zone, roundCups }: Pick<PlannerVariant, 'zone' | 'roundCups'>, reach: Reach): boolean {
  return reach === 'all' || zone === 'cup' || (reach === 'year' ? roundCups > 0 : zone === reach)
}

/** As far as it may be said: an item of which not all shelves are known need not be on the bottom. */
export type KnownShelf = RaceShelf | 'unknown'

export function toKnownShelf(shelf: RaceShelf, { knownTops }: Pick<PlannerItem, 'knownTops'>): KnownShelf {
  return shelf === 'low' && knownTops ? 'unknown' : shelf
}
