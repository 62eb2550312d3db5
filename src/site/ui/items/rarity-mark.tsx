import type { Rarity } from '#catalogue/entities.ts'
import { rarityNames } from '#wording/kinds.ts'
import { rarityLetters } from '../wording/wording.ts'

/** Colour, letter and shape all say the same, so that no reader depends on one of them. */
export function RarityMark({ rarity }: { rarity: Rarity }) {
  return (
    <abbr className={`rarity ${rarity}`} title={rarityNames[rarity]()}>
      {rarityLetters[rarity]}
    </abbr>
  )
}
