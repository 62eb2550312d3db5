import type { Catalogue, ItemKind, RankedCup } from '#catalogue/entities.ts'
import type { PeriodRanking } from './ranking.ts'

/** A tour's ranking: shelves of its last day, or of today while it is in force. RangeError for a tour that has not begun. */
export function rankTour(_catalogue: Catalogue, _tourNumber: number, _kind: ItemKind): PeriodRanking {
  throw new Error('being written')
}

/** A ranked week's ranking: shelves of its last day, or of today. RangeError for a week that is not known or has not begun. */
export function rankWeek(
  _catalogue: Catalogue,
  _tourNumber: number,
  _week: RankedCup['week'],
  _kind: ItemKind,
): PeriodRanking {
  throw new Error('being written')
}
