/** What the pages about the site itself say. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import type { Source, ItemKind } from '#catalogue/entities.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { OpenIndex } from '../open-data/shapes/index-shape.ts'
import type { FieldView } from '../open-data/shapes/list-fields.ts'
import type { Area } from '../routes/areas.ts'
import type { PageBase, ItemRef, TourRef } from './refs.ts'
import type { Correction, ReportedShelfView } from './shelf-views.ts'
import type { CompactName } from './compact-name.ts'
import type { RaceWeek } from './race-page.ts'
import type { RankedDays } from './ranked-days.ts'
import type { PodiumPlace } from './ranking-views.ts'

/** What the home page says. */
export interface HomePage extends PageBase {
  readonly kind: 'home'
  /** The day of the podium and of the shelves. */
  readonly date: IsoDate
  readonly label: RecordsAround
  /** The day on which the first tour began, and the one on which the last closed. */
  readonly game: { readonly start: IsoDate; readonly end: IsoDate }
  readonly days: RankedDays
  /** Those that began by the last of these days, oldest first. */
  readonly tours: readonly HomeTour[]
  /** The last ranked cup; null if none is known. */
  readonly race: RaceWeek | null
  /** The three best of each kind. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>>
  readonly counts: Readonly<
    Record<ItemKind | 'skill' | 'course' | 'variant' | 'tour' | 'badge' | 'guide' | 'ranking', number>
  >
}

type HomeTour = readonly [name: CompactName, start: IsoDate]

export interface DataPage extends PageBase {
  readonly kind: 'data'
  readonly asOf: IsoDate
  readonly licence: string
  readonly indexPath: string
  readonly collections: readonly (OpenIndex['collections'][number] & {
    readonly contents: string
    /** Of the table. */
    readonly fields: readonly (FieldView & { readonly example: string; readonly isDeprecated: boolean })[]
  })[]
  readonly files: OpenIndex['files']
  readonly archive: ArchiveView
  /** What each version of the archive brought, newest first. */
  readonly changes: readonly { readonly version: string; readonly date: IsoDate; readonly what: string }[]
  /** Of the facts besides recorded shelves. */
  readonly allSources: readonly Source[]
  readonly examples: readonly DataExample[]
  /** Of the recorded shelves, from the first record on. */
  readonly sources: readonly ShelfSource[]
}

/** The release of the archive. */
export interface ArchiveView {
  readonly version: string
  /** The day that it speaks of. */
  readonly date: IsoDate
  /** The first day of the game. */
  readonly from: IsoDate
  /** Those that people open, largest first; null for small ones. */
  readonly files: readonly {
    readonly is: 'sqlite' | 'csv' | 'json' | 'readme' | 'package' | 'citation' | 'checksums'
    readonly name: string
    readonly megabytes: number | null
  }[]
}

export interface ShelfSource {
  readonly name: string
  /** Null if it is not on the web. */
  readonly href: string | null
  /** On which it has the shelves of the whole game. */
  readonly dayCount: number
  readonly from: IsoDate
  readonly to: IsoDate
}

/** A program for the console of a browser that shows this site. */
export interface DataExample {
  readonly shows: 'index' | 'tiers' | 'shelf' | 'skill' | 'ranking'
  /** Of a shelf: the name of its course. */
  readonly course?: string
  readonly code: string
  /** What it prints. */
  readonly result: string
}

export interface PublicCountsView {
  /** Of the lists: their month counts. */
  readonly date: IsoDate
  /** How many items have as many shelves here as there, of how many. */
  readonly equal: number
  readonly of: number
  /** Those of which the lists count more, with course variants on the top shelf at level 1 and on the middle one. */
  readonly short: readonly { readonly item: ItemRef; readonly top: KnownTops; readonly middle: KnownTops }[]
  /** Those that the lists do not count. */
  readonly without: readonly ItemRef[]
}

/** What turned out differently from what the pages had said. */
export interface CorrectionsPage extends PageBase {
  readonly kind: 'corrections'
  readonly asOf: IsoDate
  /** On which the shelves of the whole game were last recorded. */
  readonly newestRecord: IsoDate
  /** How the shelves compare with those that public lists count; null without such lists. */
  readonly publicCounts: PublicCountsView | null
  /** What players have reported and the content now says, newest first. */
  readonly reported: readonly ReportedShelfView[]
  /** Shelves that a later record took back, newest first. */
  readonly withdrawn: readonly Correction[]
}

export interface NotFoundPage extends PageBase {
  readonly kind: 'not-found'
  /** The day on which the game ended, and the newest day that has a ranking. */
  readonly closedOn: IsoDate
  readonly lastDay: IsoDate
  /** The last round of tours, newest first: what tours after them would have repeated. */
  readonly round: readonly TourRef[]
  readonly suggestions: readonly Area[]
}
