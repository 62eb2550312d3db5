/** What the pages of drivers, karts and gliders say. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Basis, ItemKind, Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import type { ForeignNames } from '#catalogue/languages.ts'
import type { Appearances, RoundSpan } from '#rankings/subjects/count-appearances.ts'
import type { OfferPool, OfferRate, WayToGet } from '#catalogue/content-tables.ts'
import type { ShelfCounts, Tier, RecordLabel } from '#rankings/ranking.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { PageBase, ItemRef, Neighbours, SkillRef, TourRef, VariantRef } from './refs.ts'
import type { KnownShelfCode, RankingRow } from './ranking-views.ts'
import type { Correction, ReportedShelfView } from './shelf-views.ts'
import type { CupWithCourses, TourSummary } from './tour-views.ts'

/** No record states the shelves: those of another one stand in for them. */
export type EstimateLabel = Exclude<RecordLabel, 'recorded' | 'carried-on'>

export interface ItemListPage extends PageBase {
  readonly kind: 'driver-list' | 'kart-list' | 'glider-list'
  readonly itemKind: ItemKind
  readonly items: readonly ItemListEntry[]
  /** The last ranked cup of known courses; null if there is none. */
  readonly rankedCup: CupWithCourses | null
}

export interface ItemListEntry extends ItemRef {
  readonly skill: SkillRef | null
  readonly debut: TourRef | null
  /** In which the debut tour began. */
  readonly debutYear: number | null
  readonly rank: number | null
  readonly tier: Tier | null
  /** Its rank in the ranking of the whole game, "worth having"; null where it has no shelf on record. */
  readonly worth: number | null
  /** Course variants on whose top shelf it stands today, at its cap. */
  readonly topCount: number
  /** Left out where all of its shelves are known. */
  readonly knownTops?: KnownTops
  /** Words for what a driver's tags mean, as filters have them; left out where none is known. */
  readonly tags?: readonly string[]
  /** The tours of the yearly cycle whose shop sold it; only in the checklist, and left out where none did. */
  readonly soldIn?: readonly SoldIn[]
}

export interface SoldIn {
  /** In queries: `battle-tour`. */
  readonly value: string
  /** "Battle Tour". */
  readonly label: string
}

export interface ItemPage extends PageBase {
  readonly kind: ItemKind
  readonly item: ItemRef
  readonly skill: SkillRef | null
  readonly debut: TourSummary | null
  /** Official ones in other languages. */
  readonly names: ForeignNames
  readonly basis: Basis
  readonly label: RecordsAround
  /** The item in the ranking of today, "good today"; null where it has no shelf on record. */
  readonly today:
    | (Omit<RankingRow, 'item'> & {
        readonly of: number
        readonly middle: ShelfCounts
        /** The score of the plain item. */
        readonly plain: number
      })
    | null
  /** The item in the ranking of the whole game, "worth having"; null where it has no shelf on record. */
  readonly worth:
    | (Pick<RankingRow, 'rank' | 'tier'> & {
        readonly of: number
        /** Its hash. */
        readonly ranking: string
      })
    | null
  /** How many of its top shelves are known, at level 1; null where all are. */
  readonly knownTops: KnownTops | null
  /** The same of its middle shelves, promoted ones included; left out where all are known. */
  readonly knownMiddles?: { readonly known: number; readonly of: number }
  /** How often it comes up in the round that counts on the page's day; null where it has no shelf on record. */
  readonly appearances: Appearances | null
  readonly round: RoundSpan
  /** First day of the unbroken run of days with today's rank; null where it has none. */
  readonly rankSince: IsoDate | null
  /** Its best rank, and the first run of days on which it had it; `untilDate` is left out where that run lasts. */
  readonly best: {
    readonly rank: number
    readonly date: IsoDate
    readonly untilDate?: IsoDate
    /** How the shelves of that day are known; see markEstimate. */
    readonly label?: EstimateLabel
  } | null
  /** Its ranks over time. */
  readonly history: ItemHistory
  /** Its rank year by year, with the last twelve months at the end; null if there is nothing to compare. */
  readonly years: readonly ItemYear[] | null
  /** Top shelf first; see expandItemCourse. */
  readonly courses: readonly CompactItemCourse[]
  /** Where it brings most at its highest level: the estimated points of a race at levels 1, 2, … 8. */
  readonly levelPoints: readonly {
    readonly variant: VariantRef
    readonly points: readonly number[]
    /** The actions of the course have not been counted. Left out where they have. */
    readonly isEstimated?: true
  }[]
  /** The last ranked cups on courses of its top shelf, with only those courses: the newest first, a few. */
  readonly lastCups: readonly CupWithCourses[]
  /** Places on record that a later record took back. */
  readonly corrections: readonly Correction[]
  /** What players have reported, newest first; left out if they have reported nothing. */
  readonly reported?: readonly ReportedShelfView[]
  /** Where it could be had; null where no list says. */
  readonly shop: ItemShop | null
  /** What the game itself calls it; a missing one is not on record. */
  readonly keys: ItemKeys
  readonly similar: readonly ItemRef[]
  readonly neighbours: Neighbours<ItemRef>
}

export interface ItemKeys {
  readonly gameId: number | null
  readonly gameKey: string | null
  readonly internalName: string | null
}

/** Where an item could be had in the last years of the game. */
export interface ItemShop {
  /** The tours of the yearly cycle whose Spotlight Shop sold it, by how likely it was shown. */
  readonly offers: readonly {
    readonly rate: OfferRate
    /** Each by its last run, with the name that all runs have: "Battle Tour". */
    readonly tours: readonly { readonly name: string; readonly id: string; readonly onlyIn?: number }[]
  }[]
  /** Where else; the tour of a challenge that came with one. */
  readonly pools: readonly {
    readonly pool: OfferPool
    readonly tour: { readonly name: string; readonly id: string } | null
  }[]
  /** In how many of the tours 98 to 118, whose lists are on record, it could be had in each way. */
  readonly ways: readonly { readonly way: WayToGet; readonly tours: number }[]
}

/**
 * The days on which the item's rank, score or number of top shelves changed, in columns of one length; read it with
 * decodeItemHistory. Empty where it never had a shelf on record.
 */
export interface ItemHistory {
  /** Day number of the first, then days passed since the one before. */
  readonly days: readonly number[]
  /** Null after its last shelf has been withdrawn; before its first it has no history. */
  readonly ranks: readonly (number | null)[]
  /** One decimal; null where the rank is. */
  readonly scores: readonly (number | null)[]
  /** Top shelves in the whole game. */
  readonly tops: readonly number[]
}

/** How a rank changed since a year: now it is what it was then plus `newer` and `overtaken`, less `passed`. */
export interface RankChange {
  /** Items ahead now that had no rank then. */
  readonly newer: number
  /** Those ahead now that were behind then. */
  readonly overtaken: number
  /** Those ahead then that no longer are. */
  readonly passed: number
}

/** The item's rank in a year, and what has changed it since. */
export interface ItemYear extends RankChange {
  /** Left out for the last twelve months. */
  readonly year?: number
  /** How the shelves of most of its days are known; see markEstimate. */
  readonly label?: EstimateLabel
  /** Its place by the median of its daily ranks; see TypicalRanks. */
  readonly rank: number
  /** How many items of the kind had one. */
  readonly of: number
  /** Top shelves in the whole game, at the end. */
  readonly tops: number
  /** Ranked cups on one of its top-shelf courses, and all that are on record. */
  readonly cups: readonly [own: number, all: number]
}

/** One course variant on which the item has a shelf today. */
export interface ItemCourse {
  readonly variant: VariantRef
  readonly shelf: Shelf
  /** Item level at which the top shelf is reached; 1 for a shelf held from the start. */
  readonly level: ShelfLevel
  readonly since: IsoDate
  readonly inCup: boolean
  /** The ranked cup has it on a higher shelf there. */
  readonly isBoosted?: true
  readonly inTour: boolean
  /**
   * First day from which rankings take it to be on either shelf; null for never. Earlier than `since` where the days
   * before the first record are reconstructed. What findCoursesOn reads.
   */
  readonly from: readonly [top: IsoDate | null, middle: IsoDate | null]
  /** The day that ended its time on the top shelf; left out unless it has lost it. */
  readonly topUntil?: IsoDate
}

/** An ItemCourse in two fifths of the bytes: an item has 57 of them on average. */
export type CompactItemCourse = readonly [
  courseId: string,
  /** The part of the variant's id after that of the course. */
  ending: string,
  name: string,
  shelf: KnownShelfCode,
  raced: RacedCode,
  since: IsoDate,
  topFrom: IsoDate | null,
  middleFrom: IsoDate | null,
  topUntil?: IsoDate,
]

/** 3 in the ranked cup on a higher shelf, 2 in the ranked cup, 1 elsewhere in the tour, 0 in neither. */
type RacedCode = 0 | 1 | 2 | 3
