/** What the pages of courses say. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Basis, CourseKind, ItemKind } from '#catalogue/entities.ts'
import type { ForeignNames } from '#catalogue/languages.ts'
import type { Appearances, RoundSpan } from '#rankings/subjects/count-appearances.ts'
import type { PageBase, CourseRef, ItemRef, Neighbours, TourRef } from './refs.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { Correction, ReportedShelfView, ShelfEvent, VariantShelves } from './shelf-views.ts'
import type { CupOfVariant } from './tour-views.ts'

export interface CourseListPage extends PageBase {
  readonly kind: 'course-list'
  readonly courses: readonly (CourseRef & {
    readonly courseKind: CourseKind
    readonly variantCount: number
    readonly debut: TourRef | null
    /** In which the debut tour began. */
    readonly debutYear: number | null
    /** How often any of its variants comes up in the round. */
    readonly appearances: Appearances
  })[]
  /** What there is to appear in: ranked cups and tours of the round that counts. */
  readonly of: Appearances
}

export interface CoursePage extends PageBase {
  readonly kind: 'course'
  readonly course: CourseRef
  readonly courseKind: CourseKind
  readonly debut: TourRef | null
  readonly firstSeen: IsoDate | null
  /** Official ones in other languages. */
  readonly names: ForeignNames
  readonly basis: Basis
  /** The day of the shelves. */
  readonly date: IsoDate
  readonly label: RecordsAround
  readonly variants: readonly CourseVariantView[]
  /** The round that counts on the page's day. */
  readonly round: RoundSpan
  readonly corrections: readonly Correction[]
  /** What players have reported, newest first; left out if they have reported nothing. */
  readonly reported?: readonly ReportedShelfView[]
  /** Every item that is or was on a shelf of one of the variants, once. Entries refer to it by its index. */
  readonly items: readonly ShelvedItem[]
  readonly neighbours: Neighbours<CourseRef>
}

export interface ShelvedItem extends ItemRef {
  /** The name of its skill; null where that is not on record. */
  readonly skill: string | null
}

/** What a good race on a course variant holds, and what pays most on it. */
export interface CoursePay {
  readonly actions: number
  readonly kinds: readonly [
    miniTurbos: number,
    jumpBoosts: number,
    dashPanels: number,
    glideActions: number,
    courseCoins: number,
    itemCoins: number,
  ]
  /** Of High-End karts and gliders, the one of each that brings most; none where none is counted. */
  readonly skills: readonly { readonly id: string; readonly name: string; readonly points: number }[]
  /** Its actions have not been counted. Left out where they have. */
  readonly isEstimated?: true
}

export interface CourseVariantView {
  readonly id: string
  readonly name: string
  readonly mode: 'race' | 'battle'
  readonly debut: TourRef | null
  /** The first day on which a source has it; only where its debut is not known. */
  readonly firstSeen?: IsoDate
  /** No source states the debut, and it is not that of the course, which the page marks. Else left out. */
  readonly isDebutInferred?: true
  readonly pay: CoursePay
  /** What the best loadout brings; null where some kind has no shelf on record. */
  readonly bestPoints: number | null
  readonly shelves: Readonly<Record<ItemKind, VariantShelves>>
  readonly rankings: Readonly<Record<ItemKind, string>>
  /** All on record and those that follow from the cycle, newest first; a build of an earlier day has later ones, too. */
  readonly cups: readonly CupOfVariant[]
  /** How often it comes up in the round. */
  readonly appearances: Appearances
  readonly history: readonly ShelfEvent[]
}
