import type { EmblemSubject } from '#pages/cards/emblem-subject.ts'
import type { EmblemPlate } from '#site/ui/emblems/emblem-plate.ts'

/** The plate of an emblem: an item's shows its rarity. */
export function pickPlate(subject: EmblemSubject): EmblemPlate {
  return 'rarity' in subject ? subject.rarity : 'round'
}
