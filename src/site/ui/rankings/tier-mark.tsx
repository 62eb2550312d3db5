import type { Tier } from '#rankings/ranking.ts'

export function TierMark({ tier }: { tier: Tier }) {
  return <b className={`tier tier-${tier.toLowerCase()}`}>{tier}</b>
}
