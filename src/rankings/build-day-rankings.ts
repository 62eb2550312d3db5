import type { Catalogue, ShelfLevel } from '#catalogue/entities.ts'
import type { DayRankings } from './ranking.ts'

export interface RankingOptions {
  /** Level at which every item is assumed to be; 8, the highest, unless told. */
  readonly itemLevel?: ShelfLevel
}

/** The rankings of every day from the first ranked one to the catalogue's today. Each is computed when asked for, once. */
export function buildDayRankings(_catalogue: Catalogue, _options: RankingOptions = {}): DayRankings {
  throw new Error('being written')
}
