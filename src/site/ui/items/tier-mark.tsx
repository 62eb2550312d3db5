import * as say from '#wording/rows.ts'
import { rich } from '../wording/rich.tsx'
import type { Tier } from '#rankings/ranking.ts'

interface TierMarkProps {
  readonly tier: Tier | null
  /** Whether nothing around it says what the letter is. Lists of hundreds have no element to spare for that. */
  readonly isAlone?: boolean
}

/** A racing number plate with the letter of the tier; nothing for an item without one. */
export function TierMark({ tier, isAlone = false }: TierMarkProps) {
  return (
    tier && (
      <span className={`tier tier-${tier.toLowerCase()}`}>
        {isAlone
          ? rich(say.tierLetter({ tier }), { label: (label) => <span className="visually-hidden">{label}</span> })
          : tier}
      </span>
    )
  )
}
