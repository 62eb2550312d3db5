import { palette } from '#pages/config/palette.ts'
import { drawLinearGradient } from './emblem-gradient.ts'
import type { EmblemLook } from './emblem-look.ts'
import { drawPattern } from './emblem-pattern.ts'
import { drawFramePaint, drawShape, plateInset, silhouetteInset, type EmblemPlate } from './emblem-plate.ts'
import { silhouetteSide } from './silhouette-picture.ts'

const whole = { from: 0, side: 100 }
const inner = { from: plateInset, side: 100 - 2 * plateInset }

/** As `invert(0.85)` in tones.css. */
const darken =
  '<filter id="i" color-interpolation-filters="sRGB"><feComponentTransfer>' +
  ['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="table" tableValues="0.85 0.15"/>`).join('') +
  '</feComponentTransfer></filter>'

/** The emblem of emblem.css as an SVG file, for programs that do not have our styles. */
export function drawEmblem(look: EmblemLook, plate: EmblemPlate): string {
  const frame = drawFramePaint(plate)
  const glaze = drawPattern(look.pattern)
  const box = { x: inner.from, y: inner.from, width: inner.side, height: inner.side }
  const paint = drawLinearGradient('g', { angle: look.plate.angle, box }, look.plate.stops)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="480" height="480">',
    `<defs>${frame.definitions}${paint}${glaze.definitions}${look.isDark ? darken : ''}`,
    `<clipPath id="c">${drawShape(plate, inner, palette.chalk)}</clipPath></defs>`,
    drawShape(plate, whole, frame.fill),
    `<g clip-path="url(#c)"><path d="M0 0h100v100H0z" fill="url(#g)"/>${glaze.shapes}</g>`,
    drawSilhouette(look, plate),
    '</svg>\n',
  ].join('')
}

/** Silhouette and mark are drawn in a square of 64, and a shape within a shape is a hole. */
function drawSilhouette({ silhouette, mark, isDark }: EmblemLook, plate: EmblemPlate): string {
  const inset = plate === 'round' ? silhouetteInset.round : silhouetteInset.item
  const scale = (100 - 2 * inset) / silhouetteSide
  const ink = isDark ? ' filter="url(#i)"' : ''
  const transform = `transform="translate(${inset} ${inset}) scale(${scale})"`
  return `<g fill="${palette.chalk}" fill-rule="evenodd"${ink} ${transform}>${silhouette}${mark}</g>`
}
