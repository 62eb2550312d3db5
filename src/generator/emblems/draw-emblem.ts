import Color from 'colorjs.io'
import { palette } from '#pages/config/palette.ts'
import {
  plateInset,
  silhouetteInset,
  type PlatePaint,
  normalRadius,
  plateCorners,
  type PaintStop,
  hues,
  isLight,
  paintTone,
  plateAngle,
  plateEdges,
  spreadStops,
} from '#site/ui/emblems/emblem-paint.ts'
import { frameColours } from '#pages/config/emblem-palette.ts'
import { type Rarity, itemKinds, type Catalogue } from '#catalogue/entities.ts'
import { type EmblemSubject, emblemPath, itemCollections, type EmblemCollection } from '#pages/cards/emblem-path.ts'
import { findNamedParts } from '#site/ui/emblems/emblem-names.ts'
import {
  pickCourseEmblem,
  pickEmblem,
  pickItemEmblem,
  pickSkillEmblem,
  type EmblemPick,
} from '#site/ui/emblems/pick-emblem.ts'
import { findPattern } from './emblem-pattern.ts'
import { drawLinearGradient, round } from './svg-gradient.ts'
import { silhouetteShapes, silhouetteSide } from './silhouette-shapes.ts'
import type { OutputFile } from '#pages/data/output-file.ts'

/** The edge of an emblem in the units of its drawing. */
export const emblemSide = 100

const whole = { from: 0, side: emblemSide }
const inner = { from: plateInset, side: emblemSide - 2 * plateInset }

/** What `invert(0.85)` leaves of white, in the style sheet and below. */
const inversion = 0.85
const darkness = 0.15
export const darkInkFilter = `invert(${inversion})`
/** What the filter below makes of white. */
export const darkInk = `#${Math.round(255 * darkness)
  .toString(16)
  .repeat(3)}`
const darken =
  '<filter id="i" color-interpolation-filters="sRGB"><feComponentTransfer>' +
  ['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="table" tableValues="${inversion} ${darkness}"/>`).join('') +
  '</feComponentTransfer></filter>'

/** An emblem as an SVG file, for programs that do not have our styles; it looks as on pages. */
export function drawEmblem(look: EmblemLook): string {
  const { frame } = look
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${emblemSide} ${emblemSide}" width="480" height="480">`,
    drawPlate(look.plate, frame),
    drawGlaze(look.pattern, frame),
    drawInk(look.silhouette + look.mark, frame, look.isDark),
    '</svg>\n',
  ].join('')
}

/** The lowest part of an emblem: its frame and, in it, the plate. Parts are SVG elements, complete with what they refer to. */
export function drawPlate({ angle, stops }: PlatePaint, plate: EmblemPlate): string {
  const frame = drawFramePaint(plate)
  const box = { x: inner.from, y: inner.from, width: inner.side, height: inner.side }
  return [
    frame.definitions,
    drawLinearGradient('g', { angle, box }, stops),
    drawShape(plate, whole, frame.fill),
    drawShape(plate, inner, 'url(#g)'),
  ].join('')
}

/** The part above it: the pattern, as far as the plate reaches. */
export function drawGlaze(pattern: number, plate: EmblemPlate): string {
  const { definitions, shapes } = findPattern(pattern)
  return `${definitions}<clipPath id="c">${drawShape(plate, inner)}</clipPath><g clip-path="url(#c)">${shapes}</g>`
}

/**
 * The part on top: silhouette, mark or both. They are drawn in a square of 64, and a shape within a shape is a hole.
 * @param isDark for a plate that is light
 */
export function drawInk(shapes: string, plate: EmblemPlate, isDark: boolean): string {
  const inset = findInkInset(plate)
  const transform = `translate(${inset} ${inset}) scale(${(emblemSide - 2 * inset) / silhouetteSide})`
  const [definitions, filter] = isDark ? [darken, ' filter="url(#i)"'] : ['', '']
  return `${definitions}<g fill="${palette.chalk}" fill-rule="evenodd"${filter} transform="${transform}">${shapes}</g>`
}

/** How far inside the emblem silhouettes and marks are. */
export function findInkInset(plate: EmblemPlate): number {
  return plate === 'round' ? silhouetteInset.round : silhouetteInset.item
}

export const frameAngle = 150
/** Where the middle one of three colours is on the gradient line, in per cent. */
const frameMiddles = { super: 60, 'high-end': 55 } as const

/** From the upper edge to the lower. Of a round one for files, which cannot know whether their page is light or dark. */
export function findFrameStops(plate: EmblemPlate): readonly PaintStop[] {
  if (plate === 'round') return [{ at: 0, colour: palette.asphalt }]
  if (plate === 'normal') return [{ at: 0, colour: frameColours.normal[0] }]
  const places = [0, frameMiddles[plate], 100]
  return frameColours[plate].map((colour, index) => ({ at: places[index]!, colour }))
}

/** Its side is in the drawing's units. */
interface Square {
  readonly from: number
  readonly side: number
}

/** The outline of a plate or its frame, without `fill` where its colour does not matter. */
function drawShape(plate: EmblemPlate, { from, side }: Square, fill?: string): string {
  const middle = from + side / 2
  const paint = fill === undefined ? '' : ` fill="${fill}"`
  switch (plate) {
    case 'normal':
      return `<rect x="${from}" y="${from}" width="${side}" height="${side}" rx="${normalRadius}"${paint}/>`
    case 'round':
      return `<circle cx="${middle}" cy="${middle}" r="${side / 2}"${paint}/>`
    default: {
      const points = plateCorners[plate].map(
        ([x, y]) => `${round(from + (x * side) / 100)},${round(from + (y * side) / 100)}`,
      )
      return `<polygon points="${points.join(' ')}"${paint}/>`
    }
  }
}

/** The paint of a frame: the value of `fill`, and the definitions it needs. */
function drawFramePaint(plate: EmblemPlate): { definitions: string; fill: string } {
  const stops = findFrameStops(plate)
  if (stops.length === 1) return { definitions: '', fill: stops[0]!.colour }
  const line = { angle: frameAngle, box: { x: 0, y: 0, width: 100, height: 100 } }
  return { definitions: drawLinearGradient('f', line, stops), fill: 'url(#f)' }
}

/** Shape and frame show the rarity of an item; everything else is round. */
type EmblemPlate = Rarity | 'round'

/** How an emblem looks, on pages as in drawings. */
interface EmblemLook {
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

/** Draws the emblem of everything that has one, as SVG files. */
export function* buildEmblemFiles(catalogue: Catalogue): Iterable<OutputFile> {
  for (const [collection, subjects] of listSubjects(catalogue)) {
    for (const subject of subjects)
      yield { path: emblemPath(collection, subject.id), pieces: [drawEmblem(findLook(subject))] }
  }
}

function listSubjects(catalogue: Catalogue): [EmblemCollection, EmblemSubject[]][] {
  const { items, skills, courses, tours, badges } = catalogue
  return [
    ...itemKinds.map((kind): [EmblemCollection, EmblemSubject[]] => [
      itemCollections[kind],
      items[kind].map(({ id, rarity }) => ({ of: kind, id, rarity })),
    ]),
    ['skills', skills.map(({ id }) => ({ of: 'skill', id }))],
    ['courses', courses.map(({ id }) => ({ of: 'course', id }))],
    ['tours', tours.map(({ id }) => ({ of: 'tour', id }))],
    ['badges', badges.map(({ id }) => ({ of: 'badge', id }))],
  ]
}
