import type { Tier } from '#rankings/ranking.ts'

/** A racing number plate with the letter of the tier. */
export function TierMark({ tier }: { tier: Tier }) {
  return <span className={`tier tier-${tier.toLowerCase()}`}>{tier}</span>
}
