/** What the pages of tours say. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ChallengeRule, OfferRate, WayToGet } from '#catalogue/content-tables.ts'
import type { Basis, ItemKind } from '#catalogue/entities.ts'
import type { PageBase, ItemRef, Neighbours, TourRef, VariantRef } from './refs.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { PodiumPlace, ShelfCode } from './ranking-views.ts'
import type { CupView, RankedCupView, TourSummary } from './tour-views.ts'

export interface TourListPage extends PageBase {
  readonly kind: 'tour-list'
  readonly tours: readonly (TourSummary & {
    readonly newItemCount: number
    readonly newCityCourses: readonly string[]
  })[]
}

export interface TourPage extends PageBase {
  readonly kind: 'tour'
  readonly tour: TourSummary
  readonly label: RecordsAround
  readonly newCityCourses: readonly string[]
  readonly newItems: readonly ItemRef[]
  readonly newCourses: readonly NewCourse[]
  readonly shelvesGained: ShelvesGained
  readonly cups: readonly CupView[]
  readonly cupsBasis: Basis
  readonly rankedCups: readonly RankedWeek[]
  readonly rankings: Readonly<Record<ItemKind, string>> | null
  /** The three best of each kind on its courses; null where there are no rankings of it: of a tour after the build day. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>> | null
  /** Days of this tour that have a ranking page. */
  readonly rankingDays: readonly IsoDate[]
  /** What the tour changed at the top; null where it has no days with rankings. */
  readonly leaders: TourLeaders | null
  /** What its shop sold; null where no list says. */
  readonly shop: TourShop | null
  /** The bonus challenges of its cups; empty where they are not on record. */
  readonly challenges: readonly ChallengeView[]
  readonly neighbours: Neighbours<TourRef>
}

/** A ranked cup, and what to race with on each of its courses, in their order. */
export interface RankedWeek extends RankedCupView {
  readonly loadouts: readonly WeekLoadout[]
}

/** The best there was, at the highest level and cap. */
export interface WeekLoadout {
  /** Those of which an item has a shelf there on record. */
  readonly picks: readonly WeekPick[]
  /** Of a race with the three; null where one is missing. */
  readonly points: number | null
  /** The actions of the course have not been counted. Otherwise left out. */
  readonly isEstimated?: true
}

interface WeekPick {
  readonly item: ItemRef
  /** Left out for the top shelf at level 1, where the best usually are. */
  readonly shelf?: ShelfCode
}

/** Shelves that are on record since a day of the tour, of items that were in the game before. */
export interface ShelvesGained {
  readonly top: number
  readonly middle: number
  /** How many items gained some. */
  readonly items: number
  /** Of each kind those that gained most, the most first. */
  readonly most: readonly { readonly item: ItemRef; readonly top: number; readonly middle: number }[]
}

/** #1 of each kind before the tour, and on its last day. */
export interface TourLeaders {
  /** The last day with a ranking before the tour; null for the first tour. */
  readonly before: IsoDate | null
  readonly last: IsoDate
  /** Null while no item of the kind has a shelf on record. */
  readonly kinds: Readonly<Record<ItemKind, readonly [before: TourLeader | null, last: TourLeader | null]>>
}

export interface TourLeader {
  readonly item: ItemRef
  /** Its rank on the other day; null where it had none. */
  readonly otherRank: number | null
}

export interface TourShop {
  /** The day of the list. */
  readonly day: IsoDate
  /** Whether it is of the yearly cycle, not of that very tour. */
  readonly isOfCycle: boolean
  /** What no other run of the tour sold. */
  readonly onlyHere: readonly ItemRef[]
  readonly groups: readonly { readonly of: OfferRate | WayToGet; readonly items: readonly ItemRef[] }[]
}

/** A bonus challenge of a cup. */
export interface ChallengeView {
  /** Name of the cup; null where it is not on record. */
  readonly cup: string | null
  /** Of the cup in its tour. */
  readonly position: number
  readonly rule: ChallengeRule
  /** For three stars; null where the rule has no steps. */
  readonly goal: number | null
  /** The first of the others in the race; null if there is none. */
  readonly rival: string | null
  readonly cc: number
  /** What two stars and one take; empty where there are no steps. */
  readonly lesser: readonly number[]
  readonly driver: ItemRef
  readonly course: VariantRef
}

interface NewCourse extends VariantRef {
  /** No source says that it debuted in the tour. Else left out. */
  readonly isInferred?: true
}
