/** What the catalogue knows, as plain frozen values. Files hold the facts; these are their typed form. */
import type { IsoDate } from './calendar.ts'
import type { ContentTables } from './content-tables.ts'
import type { Basis, ItemKind, Rarity, Shelf } from './choices.ts'
import type { ForeignNames, OwnLanguage } from './languages.ts'

export * from './choices.ts'

export const platforms = ['tour', 'rmx', 'snes', 'n64', 'gba', 'gcn', 'ds', 'wii', '3ds'] as const
export type Platform = (typeof platforms)[number]

export const courseKinds = ['city', 'original', 'classic', 'remix', 'battle'] as const
export type CourseKind = (typeof courseKinds)[number]

export const badgeKinds = ['general', 'ranking', 'challenge', 'event'] as const
export type BadgeKind = (typeof badgeKinds)[number]

export const skillCategories = ['offensive', 'defensive', 'boost', 'coins'] as const
export type SkillCategory = (typeof skillCategories)[number]

/** Item levels at which a promotion to the top shelf can happen; 1 means from the start. */
export const shelfLevels = [1, 3, 6, 8] as const
export type ShelfLevel = (typeof shelfLevels)[number]

/** One item on one shelf of one course variant, from an item level on, while `since <= day < until`. */
export interface ShelfRelation {
  readonly variantId: string
  readonly shelf: Shelf
  readonly level: ShelfLevel
  readonly since: IsoDate
  readonly until: IsoDate | null
  /** How many players have reported that it began or ended then; left out where a record says so. */
  readonly sinceBy?: number
  readonly untilBy?: number
}

/** Course variants on whose top shelf (at item level 1) and middle shelf an item stands. */
interface PublicShelfCounts {
  readonly top: number
  readonly middle: number
}

export interface Item {
  readonly kind: ItemKind
  readonly id: string
  readonly name: string
  readonly names: ForeignNames
  readonly rarity: Rarity
  readonly skillId: string | null
  readonly debutTour: number | null
  /** Number of the item inside the game; orders the checklist. */
  readonly gameId: number | null
  readonly basis: Basis
  /** What public lists count, for an item that lacks shelves here; null where nothing is missing. See shelf-knowledge.ts. */
  readonly publicShelfCounts: PublicShelfCounts | null
  readonly shelves: readonly ShelfRelation[]
}

export interface Skill {
  readonly id: string
  readonly name: string
  readonly names: ForeignNames
  readonly kind: ItemKind
  readonly category: SkillCategory | null
  /** Editorial strength, 0 to 10; drivers' special skills only. */
  readonly strength: number | null
  /** Why the strength is what it is, one sentence. */
  readonly reason: string | null
}

/** The skills of drivers for which players counted the actions of a race. */
export const countedSkills = ['giant-banana', 'lucky-seven', 'boomerang-flower', 'coin-box'] as const
type CountedSkill = (typeof countedSkills)[number]

/** What a good race with one combo from start to finish holds, as players counted it in April 2023. */
export interface CourseActions {
  /** All actions, those below included, with a driver whose skill adds none. */
  readonly actions: number
  /** The same with a driver who has the skill. */
  readonly withSkill: Readonly<Record<CountedSkill, number>>
  readonly itemBoxes: number
  readonly miniTurbos: number
  readonly jumpBoosts: number
  readonly dashPanels: number
  readonly glideActions: number
  /** Coins that lie on the course, and those that item boxes on it hold. */
  readonly courseCoins: number
  readonly itemCoins: number
}

export interface CourseVariant {
  readonly id: string
  readonly courseId: string
  /** Full name with platform and variant, as players write it: "3DS Bowser's Castle R/T". */
  readonly name: string
  readonly layout: number
  readonly variant: '' | 'R' | 'T' | 'R/T' | 'B'
  readonly mode: 'race' | 'battle'
  readonly debutTour: number | null
  /** The first day on which a source has it: in its file, on a shelf or in a cup. Its debut may be earlier. */
  readonly firstSeen: IsoDate | null
  readonly basis: Basis | null
  /** Null where they have not been counted. */
  readonly actions: CourseActions | null
}

export interface Course {
  readonly id: string
  readonly platform: Platform
  /** Name without the platform: "Bowser's Castle". */
  readonly name: string
  /** Full names, with the platform as each language writes it: "SFC マリオサーキット 1". */
  readonly names: ForeignNames
  readonly kind: CourseKind
  readonly debutTour: number | null
  /** The first such day of its own or of a variant. */
  readonly firstSeen: IsoDate | null
  readonly basis: Basis
  readonly variants: readonly CourseVariant[]
}

export interface Cup {
  readonly position: number
  readonly name: string
  /** The driver whom the cup favours; null for the Mii Cup. */
  readonly driverId: string | null
  readonly variantIds: readonly string[]
  /** The driver on the picture of each course, who stands on its top shelf in this cup; empty where it is not recorded. */
  readonly picturedIds: readonly string[]
}

/** Items of a pipe, which stand one shelf higher on one of the courses of every cup of its tour. */
export interface PipeBoost {
  /** 2 is the second course of each cup. */
  readonly course: 2 | 3
  readonly itemIds: readonly string[]
}

export interface RankedCup {
  readonly week: 1 | 2
  /** Which of its tour's cups it is, by position; null where they do not list it. */
  readonly cupPosition: number | null
  /** Null where no source names the cup. */
  readonly name: string | null
  /** First day (UTC, from 06:00) and the day that ends it (05:59:59 UTC). */
  readonly start: IsoDate
  readonly end: IsoDate
  readonly variantIds: readonly string[]
  readonly basis: Basis
}

export interface Tour {
  readonly id: string
  /** 1 is the New York Tour of September 2019. */
  readonly number: number
  readonly name: string
  /** First day (UTC, from 06:00) and the day that ends it (05:59:59 UTC), which is the next tour's first. */
  readonly start: IsoDate
  readonly end: IsoDate
  readonly seasonId: number | null
  readonly newCityCourses: readonly string[]
  readonly basis: Basis
  readonly cups: readonly Cup[]
  /** `inferred` where the cups are those of the tour that this one repeats; meaningless if there are none. */
  readonly cupsBasis: Basis
  readonly rankedCups: readonly RankedCup[]
  /** Empty where none are on record: from tour 80 on, because there were no pipes any more. */
  readonly pipeBoosts: readonly PipeBoost[]
}

export interface Badge {
  readonly id: string
  readonly name: string
  readonly kind: BadgeKind
  readonly codePrefix: string
}

/** The Markdown body of a guide is as written, its numbers filled in; the generator renders it. */
export interface GuideText {
  readonly title: string
  readonly summary: string
  readonly markdown: string
  /** The file, and its line on which the Markdown begins, so that a problem in it can be placed. */
  readonly file: string
  readonly markdownLine: number
}

/** A tips-and-tricks article, in English. */
export interface Guide extends GuideText {
  readonly id: string
  readonly order: number
  readonly updated: IsoDate
  /** Its text in other languages, as far as there is one. */
  readonly texts: ReadonlyMap<OwnLanguage, GuideText>
}

/** What no source names in a language, translated by us. Keys are English names. */
export interface OwnNames {
  /** Without the year and month that their English names have in brackets: "Halloween Tour". */
  readonly tours: ReadonlyMap<string, string>
  /** "{tour} ({year})" and "{tour} ({month})", where a month has its year. */
  readonly tourOfYear: string
  readonly tourOfMonth: string
  /** All but those that are named after a driver by `cupOfDriver`: "Coupe {driver}". */
  readonly cups: ReadonlyMap<string, string>
  readonly cupOfDriver: string
  readonly badges: ReadonlyMap<string, string>
  /** Why a special skill is as strong as it is, by the skill. */
  readonly reasons: ReadonlyMap<string, string>
}

/** A day on which the shelves of the whole game were recorded; `top` records lack the middle shelf. */
export interface ShelfRecord {
  readonly date: IsoDate
  readonly tour: number
  readonly scope: 'full' | 'top'
  readonly source: string
}

/** Something that facts were taken from. */
export interface Source {
  readonly id: string
  readonly title: string
  readonly url: string | null
  /** What was taken from it, in which version. */
  readonly what: string
}

/** Where the facts of a table are from. */
export interface Provenance {
  /** The day that they speak of; null where it follows from the table. */
  readonly asOf: IsoDate | null
  readonly sources: readonly Source[]
}

/** The newest public lists that count each item's shelves, to compare ours with. */
export interface PublicCounts {
  readonly date: IsoDate
  /** Ids of the items that they do not count. */
  readonly without: readonly string[]
}

/** When the game's service ended. */
export interface GameEnd {
  /** Number of the last tour. */
  readonly lastTour: number
  /** The last day of the game (UTC, from 06:00). */
  readonly lastDay: IsoDate
  /** The day after it, on which the last tour closed (05:59:59 UTC). */
  readonly closedOn: IsoDate
}

/** The tours that followed each other year after year, from tour `firstTour` on. */
interface TourCycle {
  readonly firstTour: number
  /** In order; `{year}` in a name stands for the year of the run. `repeats` is the id of the tour whose cups come again. */
  readonly turns: readonly { readonly name: string; readonly repeats: string }[]
}

/** The frozen whole. Lists are in reading order; maps are by id. */
export interface Catalogue {
  readonly end: GameEnd
  /** The build day: the last day of the game, or an earlier one. */
  readonly today: IsoDate
  /** Days in the calendar that have no ranking page, those of a pause of the game included. */
  readonly skippedDays: ReadonlySet<IsoDate>
  readonly items: Readonly<Record<ItemKind, readonly Item[]>>
  readonly itemById: ReadonlyMap<string, Item>
  readonly skills: readonly Skill[]
  readonly skillById: ReadonlyMap<string, Skill>
  readonly courses: readonly Course[]
  readonly courseById: ReadonlyMap<string, Course>
  readonly variantById: ReadonlyMap<string, CourseVariant>
  /** By number, without gaps: tours[0] is tour 1, and the last one is that with which the game ended. */
  readonly tours: readonly Tour[]
  readonly badges: readonly Badge[]
  readonly guides: readonly Guide[]
  readonly ownNames: ReadonlyMap<OwnLanguage, OwnNames>
  /** By date. */
  readonly shelfRecords: readonly ShelfRecord[]
  /** Null if there are none. */
  readonly publicCounts: PublicCounts | null
  readonly cycle: TourCycle
  readonly tables: ContentTables
  /** By name of a table of the open data. */
  readonly provenance: ReadonlyMap<string, Provenance>
}
