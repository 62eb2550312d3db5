import type { RankingRow } from '#pages/data/ranking-views.ts'
import { kindPlurals } from '../../../ui/wording/wording.ts'

/** With how many others an item shares its top shelves; null where nothing is known of them. */
export function describeOverlap({ item, overlap }: Pick<RankingRow, 'item' | 'overlap'>): string | null {
  if (overlap === undefined || overlap === null) return null
  const others = Math.round((overlap - 1) * 10) / 10
  if (others === 0) return 'Alone on each of its top shelves.'
  const plural = kindPlurals[item.kind].toLowerCase()
  return `Shares each of its top shelves with ${others} other ${plural} on average: the fewer, the more a shelf is worth having.`
}
