/** What the pages of tours say. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Basis, ItemKind } from '#catalogue/entities.ts'
import type { PageBase } from './page-base.ts'
import type { RecordNote } from './record-note.ts'
import type { PodiumPlace } from './ranking-views.ts'
import type { ItemRef, Neighbours, TourRef, VariantRef } from './refs.ts'
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
  readonly label: RecordNote
  readonly newCityCourses: readonly string[]
  readonly newItems: readonly ItemRef[]
  readonly newCourses: readonly NewCourse[]
  readonly cups: readonly CupView[]
  readonly cupsBasis: Basis
  readonly rankedCups: readonly RankedCupView[]
  readonly rankings: Readonly<Record<ItemKind, string>> | null
  /** The three best of each kind on its courses; null where there are no rankings of it: of a tour after the build day. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>> | null
  /** Days of this tour that have a ranking page. */
  readonly rankingDays: readonly IsoDate[]
  readonly neighbours: Neighbours<TourRef>
}

interface NewCourse extends VariantRef {
  /** No source says that it debuted in the tour. Else left out. */
  readonly isInferred?: true
}
