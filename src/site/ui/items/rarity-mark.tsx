import type { Rarity } from '#catalogue/entities.ts'
import { rarityNames } from '#pages/source/wording.ts'
import { rarityLetters } from '../wording/wording.ts'

/** Colour, letter and shape say the same thing, so that none of them is needed alone. */
export function RarityMark({ rarity }: { rarity: Rarity }) {
  return (
    <abbr className={`rarity ${rarity}`} title={rarityNames[rarity]}>
      {rarityLetters[rarity]}
    </abbr>
  )
}
