import type { EmblemSubject } from '#pages/cards/emblem-subject.ts'
import { drawEmblem } from '#site/ui/emblems/draw-emblem.ts'
import type { EmblemPlate } from '#site/ui/emblems/emblem-plate.ts'
import { createLookFinder } from './find-look.ts'

/** Draws emblems as SVG images that look as the style sheets make them look on pages. */
export function createEmblemArtist(): (subject: EmblemSubject) => string {
  const findLook = createLookFinder()
  return (subject) => drawEmblem(findLook(subject), pickPlate(subject))
}

function pickPlate(subject: EmblemSubject): EmblemPlate {
  return 'rarity' in subject ? subject.rarity : 'round'
}
