import type { Tier } from '#rankings/ranking.ts'

/** A racing number plate with the letter of the tier; nothing for what has none. */
export function TierMark({ tier }: { tier: Tier | null }) {
  return tier && <span className={`tier tier-${tier.toLowerCase()}`}>{tier}</span>
}
