import type { Standing } from '#rankings/ranking.ts'
import type { PageSource } from './build-page-source.ts'

/**
 * An item's place today; null where it has not debuted and where no shelf of it is on record: a rank that
 * rests on its rarity alone would tell the reader nothing.
 */
export function findTodaysStanding(source: PageSource, itemId: string): Standing | null {
  const standing = source.standing(itemId)
  return standing && standing.top.all + standing.middle.all > 0 ? standing : null
}
