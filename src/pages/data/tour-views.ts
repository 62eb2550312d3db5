/** Tours and their cups, as several pages show them. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Basis, ItemKind } from '#catalogue/entities.ts'
import type { ItemRef, TourRef, VariantRef } from './refs.ts'

export interface TourSummary extends TourRef {
  readonly start: IsoDate
  readonly end: IsoDate
  readonly basis: Basis
}

export interface CupView {
  readonly name: string
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

/** A ranked cup, and those of its courses that matter. */
export interface CupWithCourses extends RankedCupDate {
  readonly courses: readonly VariantRef[]
}

export interface CupOfVariant {
  readonly tour: TourRef
  readonly name: string | null
  /** Null for a cup that is not ranked. */
  readonly week: 1 | 2 | null
  readonly start: IsoDate
  /** The cup is not on record: it follows from a rule. Otherwise left out. */
  readonly isInferred?: true
}
