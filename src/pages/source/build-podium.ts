import type { RankedItem } from '#rankings/ranking.ts'
import type { References } from './build-references.ts'
import type { PodiumPlace } from '../data/ranking-views.ts'

const podiumSize = 3

/** @param ranked in rank order */
export function buildPodium(references: References, ranked: readonly RankedItem[]): PodiumPlace[] {
  return ranked
    .slice(0, podiumSize)
    .map(({ itemId, rank, score, tier }) => ({ item: references.item(itemId), rank, score: Math.round(score), tier }))
}
