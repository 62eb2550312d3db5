/** What the pages of tours say. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Basis, ItemKind } from '#catalogue/entities.ts'
import type { PageBase } from './page-base.ts'
import type { RecordNote } from './record-note.ts'
import type { CompactMover, PodiumPlace } from './ranking-views.ts'
import type { ItemRef, Neighbours, TourRef, VariantRef } from './refs.ts'
import type { CupView, RankedCupView, TourSummary } from './tour-views.ts'

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
  readonly label: RecordNote
  readonly newCityCourses: readonly string[]
  readonly newItems: readonly ItemRef[]
  readonly newCourses: readonly NewCourse[]
  readonly cups: readonly CupView[]
  readonly cupsBasis: Basis
  readonly rankedCups: readonly RankedCupView[]
  readonly rankings: Readonly<Record<ItemKind, string>> | null
  /** The three best of each kind on its courses; null where there are no rankings of it. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>> | null
  /** Only for the next tour. */
  readonly preview: TourPreview | null
  /** Days of this tour that have a ranking page. */
  readonly rankingDays: readonly IsoDate[]
  readonly neighbours: Neighbours<TourRef>
}

interface NewCourse extends VariantRef {
  /** No source says that it debuted in the tour. Else left out. */
  readonly isInferred?: true
}

/** What changes with a tour that comes next. */
export interface TourPreview {
  /** The tour before it, which its ranking is compared with. */
  readonly against: TourRef
  /** How many courses it has. */
  readonly courseCount: number
  readonly kinds: readonly TourPreviewKind[]
}

export interface TourPreviewKind {
  readonly itemKind: ItemKind
  /** Of the best there, those that gain most, and of the best now those that lose most; see expandMovers. */
  readonly risers: readonly CompactMover[]
  readonly fallers: readonly CompactMover[]
  /** The best there of each rarity that has a top shelf there. */
  readonly best: readonly { readonly item: ItemRef; readonly topCount: number }[]
}
