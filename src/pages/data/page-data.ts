/**
 * What each kind of page says. A page-data object is complete: the component that shows it looks nothing up.
 * It is built once, written as JSON, and embedded in the page's HTML.
 */
import type { IsoDate } from '#catalogue/calendar.ts'
import type {
  Basis,
  CourseKind,
  ItemKind,
  Platform,
  Rarity,
  Shelf,
  ShelfLevel,
  SkillCategory,
} from '#catalogue/entities.ts'
import type { LevelOne, RankingCause, RecordLabel, ScoreParts, ShelfCounts, Tier, TopGain } from '#rankings/ranking.ts'
import type { OpenIndex } from '../open-data/shapes/index-shape.ts'
import type { FieldView } from '../open-data/shapes/list-fields.ts'
import type { SitePath } from '../routes/routes.ts'

// References: enough to name, draw and link a thing.

export interface ItemRef {
  readonly kind: ItemKind
  readonly id: string
  readonly name: string
  readonly rarity: Rarity
}
export interface SkillRef {
  readonly id: string
  readonly name: string
  readonly kind: ItemKind
}
export interface TourRef {
  readonly id: string
  readonly number: number
  readonly name: string
}
export interface CourseRef {
  readonly id: string
  /** Without the platform: "Bowser's Castle". */
  readonly name: string
  /** As players write it, and unique: "3DS Bowser's Castle". */
  readonly fullName: string
  readonly platform: Platform
}
export interface VariantRef {
  readonly id: string
  readonly courseId: string
  readonly name: string
}
export interface RankingRef {
  readonly hash: string
  readonly name: string
}
export interface GuideRef {
  readonly id: string
  readonly title: string
  readonly summary: string
}

export interface Crumb {
  readonly name: string
  readonly path: SitePath
}

/** What every page has. */
interface PageBase {
  readonly path: SitePath
  /** Without the site name; null on the home page. */
  readonly title: string | null
  readonly description: string
  /** From the top area down to, not including, this page. */
  readonly crumbs: readonly Crumb[]
}

// Parts that several pages show.

export interface CupView {
  readonly name: string | null
  readonly driver: ItemRef | null
  readonly courses: readonly VariantRef[]
}

export interface RankedCupView {
  readonly week: 1 | 2
  readonly name: string | null
  readonly start: IsoDate
  readonly end: IsoDate
  readonly courses: readonly VariantRef[]
  readonly basis: Basis
  readonly rankings: Readonly<Record<ItemKind, string>> | null
}

/** When a ranked cup is on. */
export interface RankedCupDate {
  readonly tour: TourRef
  readonly week: 1 | 2
  /** Null where no source names the cup. */
  readonly name: string | null
  readonly start: IsoDate
  readonly end: IsoDate
  readonly basis: Basis
}

/** A ranked cup that is on or comes, and those of its courses that matter. */
export interface ComingCup extends RankedCupDate {
  readonly courses: readonly VariantRef[]
}

/** A place on a shelf that a later record took back. Rankings of the days between count it. */
export interface Correction {
  readonly item: ItemRef
  readonly variant: VariantRef
  readonly shelf: Shelf
  readonly level: ShelfLevel
  /** The record that has it. */
  readonly since: IsoDate
  /** The record that no longer has it. */
  readonly until: IsoDate
}

/** A place among the three best. */
export type PodiumPlace = Pick<RankingRow, 'rank' | 'item' | 'score' | 'tier'>

export interface TourSummary extends TourRef {
  readonly start: IsoDate
  readonly end: IsoDate
  readonly basis: Basis
}

export interface RankingRow {
  readonly rank: number
  readonly item: ItemRef
  /** 0 to 100, two decimals. */
  readonly score: number
  readonly tier: Tier
  readonly parts: ScoreParts
  readonly top: ShelfCounts
  readonly middle: ShelfCounts
  readonly isNew: boolean
  /** Ranks gained (positive) or lost since the previous different ranking; null where there is none before or the item is new in it. */
  readonly movement: number | null
  /** Top shelves gained (negative: lost) since the previous different ranking; null where `movement` is. */
  readonly gained: TopGain | null
  /** How many items of the kind share each of its top shelves, itself included, on average; one decimal, null without a top shelf. */
  readonly overlap: number | null
  /** Its coverage part (two decimals) and top shelves if every item stood at level 1. */
  readonly levelOne: LevelOne
}

/** A row in a third of the bytes, for rows that are shown only when asked for; expandRow makes a RankingRow of it. */
export type CompactRow = readonly [
  rank: number,
  id: string,
  name: string,
  rarity: Rarity,
  score: number,
  tier: Tier,
  parts: readonly [coverage: number, points: number, skill: number | null],
  top: readonly [cup: number, tour: number, all: number],
  middle: readonly [cup: number, tour: number, all: number],
  isNew: 0 | 1,
  movement: number | null,
  gained: TopGain | null,
  overlap: number | null,
  levelOne: LevelOne,
]

/** What happened on the day on which a ranking became as it is, compared with the day before. */
export type ChangeCause =
  | { readonly of: 'tour'; readonly tour: TourRef }
  | Exclude<RankingCause, { readonly of: 'tour' }>

export interface Neighbours<Ref> {
  readonly previous: Ref | null
  readonly next: Ref | null
}

// One interface per kind of page.

export interface HomePage extends PageBase {
  readonly kind: 'home'
  readonly date: IsoDate
  readonly label: RecordLabel
  readonly tour: TourSummary
  readonly rankedCup: RankedCupView | null
  /** The ranked cups after the one that is on, soonest first. */
  readonly nextCups: readonly ComingCup[]
  /** The three best of each kind today. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>>
  /** How the rankings of today differ from the ones before. */
  readonly lately: readonly KindNews[]
  /** What the newest record of shelves brought; null where there is none. */
  readonly newestRecord: ShelfRecordNews | null
  readonly counts: Readonly<
    Record<ItemKind | 'skill' | 'course' | 'variant' | 'tour' | 'badge' | 'guide' | 'ranking', number>
  >
  readonly nextTours: readonly TourSummary[]
  readonly newestItems: readonly (ItemRef & { readonly debut: TourRef })[]
  readonly guides: readonly GuideRef[]
}

/** The newest change of one kind's ranking; see DayKindView. */
export type KindNews = Pick<DayKindView, 'itemKind' | 'unchangedSince' | 'causes' | 'risers' | 'fallers' | 'newcomers'>

export interface ShelfRecordNews {
  readonly date: IsoDate
  /** Places on top shelves that this record shows for the first time. */
  readonly topCount: number
  /** The items that gained most of them, most first. */
  readonly gainers: readonly { readonly item: ItemRef; readonly topCount: number }[]
}

export interface ItemListPage extends PageBase {
  readonly kind: 'driver-list' | 'kart-list' | 'glider-list'
  readonly itemKind: ItemKind
  readonly items: readonly ItemListEntry[]
  /** The ranked cup that is on; null where none is known. */
  readonly rankedCup: ComingCup | null
}

export interface ItemListEntry extends ItemRef {
  readonly skill: SkillRef | null
  readonly debut: TourRef | null
  /** In which the debut tour began. */
  readonly debutYear: number | null
  readonly rank: number | null
  readonly tier: Tier | null
  /** Course variants on whose top shelf it stands today, at its cap. */
  readonly topCount: number
}

export interface ItemPage extends PageBase {
  readonly kind: ItemKind
  readonly item: ItemRef
  readonly skill: SkillRef | null
  readonly debut: TourSummary | null
  readonly basis: Basis
  readonly date: IsoDate
  readonly label: RecordLabel
  /** The item's place today; null where it has no shelf on record. */
  readonly standing: (Omit<RankingRow, 'item'> & { readonly of: number }) | null
  /** First day of the unbroken run of days with today's rank; null where it has none. */
  readonly standingSince: IsoDate | null
  /** Its best rank, and the first run of days on which it had it; `untilDate` is left out where that run lasts. */
  readonly best: { readonly rank: number; readonly date: IsoDate; readonly untilDate?: IsoDate } | null
  /** Its places through time. */
  readonly history: ItemHistory
  readonly courses: readonly ItemCourse[]
  /** When its top shelves count most. */
  readonly nextCups: ItemCups
  /** Places on record that a later record took back. */
  readonly corrections: readonly Correction[]
  readonly similar: readonly ItemRef[]
  readonly neighbours: Neighbours<ItemRef>
}

/** The ranked cups, from the one that is on, that drive on courses with the item on their top shelf. */
export interface ItemCups {
  /** The next few, with those courses alone. */
  readonly cups: readonly ComingCup[]
  readonly count: number
  /** How many cups are known to come, the one that is on included; their courses are known, too. */
  readonly of: number
  /** The day that ends the last of them; null where none is known. */
  readonly knownUntil: IsoDate | null
}

/**
 * The days on which the item's rank, score or number of top shelves changed, in columns of one length; read it with
 * decodeItemHistory. Empty where it never had a shelf on record.
 */
export interface ItemHistory {
  /** Day number of the first, then days passed since the one before. */
  readonly days: readonly number[]
  /** Null while no shelf of it was on record. */
  readonly ranks: readonly (number | null)[]
  /** One decimal; null where the rank is. */
  readonly scores: readonly (number | null)[]
  /** Top shelves in the whole game. */
  readonly tops: readonly number[]
}

/** One course variant on which the item has a shelf today. */
export interface ItemCourse {
  readonly variant: VariantRef
  readonly shelf: Shelf
  /** Item level at which the top shelf is reached; 1 for a shelf held from the start. */
  readonly level: ShelfLevel
  readonly since: IsoDate
  readonly inCup: boolean
  readonly inTour: boolean
  /**
   * First day from which rankings take it to be on either shelf; null for never. Earlier than `since` where the days
   * before the first record are reconstructed. What findCoursesOn reads.
   */
  readonly from: readonly [top: IsoDate | null, middle: IsoDate | null]
  /** The day that ended its time on the top shelf; left out unless it has lost that again. */
  readonly topUntil?: IsoDate
  /** Items of the kind on that top shelf today, itself included; null for a middle shelf. */
  readonly shared: number | null
}

export interface SkillListPage extends PageBase {
  readonly kind: 'skill-list'
  readonly skills: readonly (SkillRef & { readonly category: SkillCategory | null; readonly itemCount: number })[]
}

export interface SkillPage extends PageBase {
  readonly kind: 'skill'
  readonly skill: SkillRef
  readonly category: SkillCategory | null
  readonly strength: number | null
  readonly reason: string | null
  readonly items: readonly ItemListEntry[]
  /** The articles that mention it. */
  readonly guides: readonly GuideRef[]
  readonly neighbours: Neighbours<SkillRef>
}

export interface BadgeListPage extends PageBase {
  readonly kind: 'badge-list'
  readonly badges: readonly BadgeView[]
}

export interface BadgeView {
  readonly id: string
  readonly name: string
  readonly badgeKind: string
  readonly codePrefix: string
}

export interface BadgePage extends PageBase {
  readonly kind: 'badge'
  readonly badge: BadgeView
  /** The articles that mention it. */
  readonly guides: readonly GuideRef[]
  readonly neighbours: Neighbours<{ readonly id: string; readonly name: string }>
}

export interface GuideListPage extends PageBase {
  readonly kind: 'guide-list'
  readonly guides: readonly GuideRef[]
}

export interface GuidePage extends PageBase {
  readonly kind: 'guide'
  readonly updated: IsoDate
  /** Rendered from our own Markdown at build time; trusted. */
  readonly html: string
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  readonly readingMinutes: number
  /** What the article links to, each once, in the order of its text. */
  readonly related: RelatedThings
  readonly neighbours: Neighbours<GuideRef>
}

export interface RelatedThings {
  readonly items: readonly ItemRef[]
  readonly skills: readonly (SkillRef & { readonly category: SkillCategory | null })[]
  readonly courses: readonly CourseRef[]
  readonly guides: readonly GuideRef[]
}

export interface TourListPage extends PageBase {
  readonly kind: 'tour-list'
  readonly today: IsoDate
  readonly currentTour: number
  readonly tours: readonly (TourSummary & {
    readonly newItemCount: number
    readonly newCityCourses: readonly string[]
  })[]
}

export interface TourPage extends PageBase {
  readonly kind: 'tour'
  readonly tour: TourSummary
  readonly state: 'past' | 'current' | 'coming'
  readonly label: RecordLabel
  readonly newCityCourses: readonly string[]
  readonly newItems: readonly ItemRef[]
  readonly newCourses: readonly VariantRef[]
  readonly cups: readonly CupView[]
  readonly rankedCups: readonly RankedCupView[]
  readonly rankings: Readonly<Record<ItemKind, string>> | null
  /** The three best of each kind on its courses; null before it has begun. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>> | null
  /** Days of this tour that have a ranking page. */
  readonly rankingDays: readonly IsoDate[]
  readonly neighbours: Neighbours<TourRef>
}

export interface CourseListPage extends PageBase {
  readonly kind: 'course-list'
  readonly courses: readonly (CourseRef & {
    readonly courseKind: CourseKind
    readonly variantCount: number
    readonly debut: TourRef | null
    /** In which the debut tour began. */
    readonly debutYear: number | null
  })[]
}

export interface CoursePage extends PageBase {
  readonly kind: 'course'
  readonly course: CourseRef
  readonly courseKind: CourseKind
  readonly debut: TourRef | null
  readonly firstSeen: IsoDate | null
  readonly basis: Basis
  readonly date: IsoDate
  readonly label: RecordLabel
  readonly variants: readonly CourseVariantView[]
  /** How many of each kind are in the game on that date: those without a shelf stand on the bottom one. */
  readonly itemCounts: Readonly<Record<ItemKind, number>>
  /** The day that ends the last ranked cup that is known; null where none is. */
  readonly cupsKnownUntil: IsoDate | null
  readonly corrections: readonly Correction[]
  /** Every item that is or was on a shelf of one of the variants, once: entries name it by its place in this list. */
  readonly items: readonly ItemRef[]
  readonly neighbours: Neighbours<CourseRef>
}

export interface CourseVariantView {
  readonly id: string
  readonly name: string
  readonly mode: 'race' | 'battle'
  readonly debut: TourRef | null
  readonly shelves: Readonly<Record<ItemKind, VariantShelves>>
  readonly rankings: Readonly<Record<ItemKind, string>>
  /** Newest first, those to come included. */
  readonly cups: readonly CupOfVariant[]
  /** The ranked cup with this variant that is on or comes next; null where none is known. */
  readonly nextCup: RankedCupDate | null
  readonly history: readonly ShelfEvent[]
}

export interface CupOfVariant {
  readonly tour: TourRef
  readonly name: string | null
  /** Null for a cup that is not ranked. */
  readonly week: 1 | 2 | null
  readonly start: IsoDate
}

/** What a record of shelves shows for the first time; items by their place in the page's list. What is empty is left out. */
export interface ShelfEvent {
  readonly date: IsoDate
  readonly top?: readonly number[]
  readonly middle?: readonly number[]
  /** To the top shelf at an item level above 1. */
  readonly raised?: readonly (readonly [number, ShelfLevel])[]
  /** No longer there. */
  readonly gone?: readonly number[]
}

/** `[place in items, level]`, best first. */
export interface VariantShelves {
  readonly top: readonly (readonly [number, ShelfLevel])[]
  readonly middle: readonly (readonly [number, ShelfLevel])[]
}

export interface RankingListPage extends PageBase {
  readonly kind: 'ranking-list'
  /** The newest day that has a ranking. */
  readonly today: IsoDate
  /** The newest 26, newest first; the pages of older tours link to their rankings themselves. */
  readonly tours: readonly {
    readonly tour: TourRef
    readonly rankings: Readonly<Record<ItemKind, string>>
    readonly weeks: readonly { readonly week: 1 | 2; readonly rankings: Readonly<Record<ItemKind, string>> }[]
  }[]
  readonly courses: readonly { readonly variant: VariantRef; readonly rankings: Readonly<Record<ItemKind, string>> }[]
}

/** One living ranking of one subject. */
export interface RankingSubjectPage extends PageBase {
  readonly kind: 'ranking-subject'
  readonly hash: string
  readonly itemKind: ItemKind
  readonly date: IsoDate
  readonly label: RecordLabel
  readonly subject:
    | { readonly of: 'course'; readonly variant: VariantRef }
    | { readonly of: 'tour'; readonly tour: TourSummary }
    | { readonly of: 'week'; readonly tour: TourSummary; readonly cup: RankedCupView }
  /** A course ranking is whole and has shelf and level in its rows; of a tour's or week's these are the best. */
  readonly rows: readonly (RankingRow & { readonly shelf?: Shelf; readonly level?: ShelfLevel })[]
  /** What follows the rows, in rank order: the first has rank `rows.length + 1`. Short, so that the table can be whole. */
  readonly rest: readonly RestEntry[]
  /** Those of the rest that other weights could bring among the best `rows.length`, in rank order; see DayKindView. */
  readonly contenders: readonly CompactRow[]
  /** Of a ranked week: the day since which the ranking stood as it is, and why. Else null. */
  readonly change: { readonly since: IsoDate; readonly causes: readonly ChangeCause[] } | null
  /** What this ranking counts and a later record took back; left out where there is none. */
  readonly corrections?: readonly Correction[]
  /** The same subject for the other kinds. */
  readonly siblings: Readonly<Record<ItemKind, string>>
  /** The same kind on the course, in the tour or in the ranked week before and after. */
  readonly neighbours: Neighbours<RankingRef>
}

export interface RestEntry {
  readonly id: string
  readonly name: string
  readonly score: number
  readonly rarity: Rarity
  /** What weighing it again needs: the parts of its score, and its coverage at level 1. */
  readonly weigh: readonly [coverage: number, points: number, skill: number | null, levelOneCoverage: number]
}

export interface RankingCalendarPage extends PageBase {
  readonly kind: 'ranking-calendar'
  readonly first: IsoDate
  readonly last: IsoDate
  readonly skipped: readonly IsoDate[]
  readonly tours: readonly TourSummary[]
  /** How the shelves of the days are known: each label holds from its day until the next one's. */
  readonly labels: readonly { readonly from: IsoDate; readonly label: RecordLabel }[]
}

export interface RankingDayPage extends PageBase {
  readonly kind: 'ranking-day'
  readonly date: IsoDate
  readonly label: RecordLabel
  readonly tour: TourSummary
  readonly rankedCup: RankedCupView | null
  readonly kinds: readonly DayKindView[]
  /** What these rankings count and a later record took back; left out where there is none. */
  readonly corrections?: readonly Correction[]
  readonly neighbours: Neighbours<IsoDate>
}

export interface DayKindView {
  readonly itemKind: ItemKind
  readonly itemCount: number
  /** The day since which this ranking has stood as it is. */
  readonly unchangedSince: IsoDate
  /** What made it so on that day; empty for the first ranking of all. */
  readonly causes: readonly ChangeCause[]
  /** The 25 best. */
  readonly rows: readonly RankingRow[]
  /** The others that some weights of the parts, at the cap or at level 1, could bring among the 25 best; in rank order. */
  readonly contenders: readonly CompactRow[]
  /** The five that gained and lost most since the previous different ranking, and the best five that came new. */
  readonly risers: readonly Mover[]
  readonly fallers: readonly Mover[]
  readonly newcomers: readonly { readonly item: ItemRef; readonly rank: number }[]
}

export interface Mover {
  readonly item: ItemRef
  readonly rank: number
  /** Ranks gained; lost when negative. */
  readonly movement: number
}

export interface PlannerPage extends PageBase {
  readonly kind: 'planner'
  readonly date: IsoDate
  readonly label: RecordLabel
  readonly tour: TourSummary
  readonly rankedCup: RankedCupView | null
  /** Course variants that can be planned for: all on which somebody has a shelf. */
  readonly variantCount: number
  /** Whom to begin with, best first. */
  readonly starters: Readonly<Record<ItemKind, readonly PlannerStarter[]>>
}

/** An item of level 1 that covers much, and that those before it do not cover. */
export interface PlannerStarter {
  readonly item: ItemRef
  /** Course variants on whose top shelf it stands at level 1. */
  readonly topCount: number
  /** Those of them that nobody before it covers. */
  readonly adds: number
}

/** What the site is made of, shown with real things; for those who build it. */
export interface DesignPage extends PageBase {
  readonly kind: 'design'
  /** One of each rarity of each kind, as far as there are. */
  readonly items: readonly ItemRef[]
  /** One of each platform. */
  readonly courses: readonly CourseRef[]
  /** One of each category. */
  readonly skills: readonly (SkillRef & { readonly category: SkillCategory | null })[]
  readonly badges: readonly BadgeView[]
  readonly tours: readonly TourRef[]
  readonly tour: TourSummary
  readonly rankedCup: RankedCupView | null
  readonly guides: readonly GuideRef[]
  readonly date: IsoDate
  readonly label: RecordLabel
  /** The best drivers of the day. */
  readonly rows: readonly RankingRow[]
}

export interface UserPage extends PageBase {
  readonly kind: 'user-settings' | 'user-profile'
}

/** Where the links in mails of the accounts lead; everybody may open them. */
export interface AccountPage extends PageBase {
  readonly kind: 'reset-password' | 'verify-email'
}

/** Every item of the game, compact; expandChecklist makes list entries of it. */
export interface ChecklistPage extends PageBase {
  readonly kind: 'user-checklist'
  readonly skills: readonly (readonly [id: string, name: string])[]
  readonly tours: readonly (readonly [id: string, name: string, number: number, year: number | null])[]
  /** In the order of the game: the rarest first, then by the game's own number, the unnumbered last. */
  readonly rows: Readonly<Record<ItemKind, readonly ChecklistRow[]>>
  /** Items whose number in the game is not known. */
  readonly unnumbered: Readonly<Record<ItemKind, number>>
}

/** `rarity`, `skill` and `tour` are places in the catalogue's rarities and in the page's own lists. */
export type ChecklistRow = readonly [
  id: string,
  name: string,
  rarity: number,
  skill: number | null,
  tour: number | null,
  rank: number | null,
  tier: Tier | null,
  topCount: number,
]

/** What the service worker answers with when a page can be had neither from the network nor from this device. */
export interface OfflinePage extends PageBase {
  readonly kind: 'offline'
}

export interface DataPage extends PageBase {
  readonly kind: 'data'
  readonly asOf: IsoDate
  readonly licence: string
  readonly indexPath: string
  readonly collections: readonly (OpenIndex['collections'][number] & {
    readonly contents: string
    /** Of the table. */
    readonly fields: readonly FieldView[]
  })[]
  readonly files: OpenIndex['files']
  readonly examples: readonly DataExample[]
}

/** A program for the console of a browser that shows this site. */
export interface DataExample {
  readonly title: string
  readonly code: string
  /** What it prints. */
  readonly result: string
}

export interface NotFoundPage extends PageBase {
  readonly kind: 'not-found'
  readonly suggestions: readonly Crumb[]
}

export type PageData =
  | HomePage
  | ItemListPage
  | ItemPage
  | SkillListPage
  | SkillPage
  | BadgeListPage
  | BadgePage
  | GuideListPage
  | GuidePage
  | TourListPage
  | TourPage
  | CourseListPage
  | CoursePage
  | RankingListPage
  | RankingSubjectPage
  | RankingCalendarPage
  | RankingDayPage
  | PlannerPage
  | DesignPage
  | UserPage
  | AccountPage
  | ChecklistPage
  | OfflinePage
  | DataPage
  | NotFoundPage

export type PageKind = PageData['kind']

/** What is true across the build and shown around every page. */
export interface PageContext {
  readonly notFound?: true
  /** Date of the last shelf record. */
  readonly dataAsOf: IsoDate
  /** The tour in force on the build day. */
  readonly tour: TourRef
  /** Path of the newest daily ranking. */
  readonly todayRanking: SitePath
  readonly formulaVersion: number
  /** Where readers report wrong data, for fillReportTemplate; left out where the site names no place for it. */
  readonly reportTemplate?: string
}

/** The file under `/assets/data/`. The page embeds `data` and `context`; the hash stands in its meta tag. */
export interface PageFile {
  readonly hash: string
  readonly data: PageData | null
  readonly context: PageContext
}
