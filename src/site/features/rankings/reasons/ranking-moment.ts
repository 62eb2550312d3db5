import type { IsoDate } from '#catalogue/calendar.ts'
import type { TourRef, VariantRef } from '#pages/data/refs.ts'
import type { PlainItem } from '#rankings/ranking.ts'
import type { TableSubject } from '../../../ui/rankings/ranking-columns.tsx'
import type { RankingChange } from './describe-reasons.ts'

/** When and where a row ranks as it does: what its reasons need to know of the page around it. */
export interface RankingMoment {
  /** What is ranked. */
  readonly of: TableSubject
  /** On how many courses, of a day those of its tour; null where they are not on record. */
  readonly courseCount: number | null
  /** Of the shelves, or an earlier day since which they have been the same. */
  readonly date: IsoDate
  /** What is raced, and counts as the ranked cup: the courses of a week, or those of both weeks of a tour. */
  readonly raced: 'today' | { readonly tour: TourRef; readonly cup: 'both weeks' | readonly VariantRef[] }
  /** What scores are measured against. */
  readonly plain: PlainItem
  /** The score of the first. */
  readonly best: number
  /** Some of the courses have no counted actions. */
  readonly isEstimated: boolean
  readonly isAtLevelOne: boolean
  /** Null where nothing is known of what was before. */
  readonly change: RankingChange | null
  /** Of a course: the ranking of the whole game, by its hash. */
  readonly game?: string
}
