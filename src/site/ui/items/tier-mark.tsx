import type { Tier } from '#rankings/ranking.ts'

/** A racing number plate with the letter of the tier; nothing for an item without one. */
export function TierMark({ tier }: { tier: Tier | null }) {
  return tier && <span className={`tier tier-${tier.toLowerCase()}`}>{tier}</span>
}
