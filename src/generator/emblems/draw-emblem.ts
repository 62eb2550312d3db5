import { palette } from '#pages/config/palette.ts'
import { plateInset, silhouetteInset, type PlatePaint } from '#site/ui/emblems/emblem-paint.ts'
import { drawLinearGradient } from './emblem-gradient.ts'
import type { EmblemLook, EmblemPlate } from './emblem-look.ts'
import { findPattern } from './emblem-pattern.ts'
import { drawFramePaint, drawShape } from './emblem-plate.ts'
import { silhouetteSide } from './silhouette-shapes.ts'

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
