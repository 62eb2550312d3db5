import type { RankedItem } from '#rankings/ranking.ts'
import type { PageSource } from './build-page-source.ts'

/**
 * An item in the ranking of today; null where it has not debuted and where no shelf of it is on record: a rank that
 * rests on its rarity alone would tell the reader nothing.
 */
export function findRankToday(source: PageSource, itemId: string): RankedItem | null {
  const ranked = source.rankedToday(itemId)
  return ranked && ranked.top.all + ranked.middle.all > 0 ? ranked : null
}
