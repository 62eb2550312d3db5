import type { EmblemSubject } from '#pages/cards/emblem-subject.ts'
import { drawEmblem } from '#site/ui/emblems/draw-emblem.ts'
import { createLookFinder } from './find-look.ts'
import { pickPlate } from './pick-plate.ts'

/** Draws emblems as SVG images that look as the style sheets make them look on pages. */
export function createEmblemArtist(): (subject: EmblemSubject) => string {
  const findLook = createLookFinder()
  return (subject) => drawEmblem(findLook(subject), pickPlate(subject))
}
