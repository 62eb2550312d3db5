import Color from 'colorjs.io'
import type { Rarity } from '#catalogue/entities.ts'
import type { EmblemSubject } from '#pages/cards/emblem-path.ts'
import { findNamedParts } from '#site/ui/emblems/emblem-names.ts'
import {
  hues,
  isLight,
  paintTone,
  plateAngle,
  plateEdges,
  spreadStops,
  type PlatePaint,
} from '#site/ui/emblems/emblem-paint.ts'
import {
  pickCourseEmblem,
  pickEmblem,
  pickItemEmblem,
  pickSkillEmblem,
  type EmblemPick,
} from '#site/ui/emblems/pick-emblem.ts'
import { silhouetteShapes } from './silhouette-shapes.ts'

/** Shape and frame show the rarity of an item; everything else is round. */
export type EmblemPlate = Rarity | 'round'

/** How an emblem looks, on pages as in drawings. */
export interface EmblemLook {
  readonly frame: EmblemPlate
  readonly plate: PlatePaint
  /** A number of `emblem-pattern.ts`. */
  readonly pattern: number
  /** Shapes of the silhouette. */
  readonly silhouette: string
  /** Shapes of the mark of a costume, '' for none. */
  readonly mark: string
  /** Whether silhouette and mark are dark, for a plate that is light. */
  readonly isDark: boolean
}

export function findLook(subject: EmblemSubject): EmblemLook {
  const { shape, hue, pattern } = pickFor(subject)
  if (!('rarity' in subject || subject.of === 'skill')) {
    const silhouette = silhouetteShapes[shape]
    return { frame: 'round', plate: mixPlate(hue, 'vivid'), pattern, silhouette, mark: '', isDark: false }
  }
  const { silhouette, mark, tone } = findNamedParts(subject.of, subject.id)
  const [frame, edges] = 'rarity' in subject ? ([subject.rarity, 'quiet'] as const) : (['round', 'vivid'] as const)
  return {
    frame,
    plate: tone === null ? mixPlate(hue, edges) : paintTone(tone),
    pattern,
    silhouette: silhouetteShapes[silhouette],
    mark: mark === null ? '' : silhouetteShapes[mark],
    isDark: isLight(tone),
  }
}

function pickFor(subject: EmblemSubject): EmblemPick {
  switch (subject.of) {
    case 'skill':
      return pickSkillEmblem(subject.id)
    case 'course':
      return pickCourseEmblem(subject.id)
    case 'tour':
    case 'badge':
      return pickEmblem(subject.of, subject.id)
    default:
      return pickItemEmblem(subject.of, subject.id)
  }
}

/** A plate with a hue, in #rrggbb, clipped to sRGB as browsers do. Throws for a hue that there is not. */
export function mixPlate(name: string, kind: keyof typeof plateEdges): PlatePaint {
  const hue = hues.get(name)
  if (hue === undefined) throw new RangeError(`Emblems have no hue ${name}.`)
  const [upper, lower] = plateEdges[kind].map(({ lightness, chroma }) =>
    new Color('oklch', [lightness, chroma, hue])
      .to('srgb')
      .toGamut({ method: 'clip' })
      .toString({ format: 'hex', collapse: false }),
  )
  return { angle: plateAngle, stops: spreadStops([upper!, lower!]) }
}
