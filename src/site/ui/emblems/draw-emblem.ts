import { drawLinearGradient } from './emblem-gradient.ts'
import { findHue, mixPlateColours } from './emblem-hue.ts'
import { drawPattern } from './emblem-pattern.ts'
import { drawFramePaint, drawShape, plateInset, silhouetteInset, type EmblemPlate } from './emblem-plate.ts'

const whole = { from: 0, side: 100 }
const inner = { from: plateInset, side: 100 - 2 * plateInset }
/** Edge of the square in which silhouettes are drawn. */
const silhouetteSide = 64

/**
 * The emblem of emblem.css as an SVG file, for programs that do not have our styles.
 * @param classes What pick-emblem.ts chose: silhouette, hue (or era) and pattern.
 * @param silhouette The shapes of the silhouette.
 */
export function drawEmblem(classes: string, plate: EmblemPlate, silhouette: string): string {
  const { hue, pattern } = parseClasses(classes)
  const { light, dark } = mixPlateColours(hue)
  const frame = drawFramePaint(plate)
  const glaze = drawPattern(pattern)
  const plateLine = { angle: 160, box: { x: inner.from, y: inner.from, width: inner.side, height: inner.side } }
  const plateStops = [
    { at: 0, colour: light },
    { at: 1, colour: dark },
  ]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="480" height="480">',
    `<defs>${frame.definitions}${drawLinearGradient('g', plateLine, plateStops)}${glaze.definitions}`,
    `<clipPath id="c">${drawShape(plate, inner, '#000')}</clipPath></defs>`,
    drawShape(plate, whole, frame.fill),
    `<g clip-path="url(#c)"><path d="M0 0h100v100H0z" fill="url(#g)"/>${glaze.shapes}</g>`,
    drawSilhouette(silhouette, plate),
    '</svg>\n',
  ].join('')
}

/** The name of the silhouette among the classes. */
export function findSilhouette(classes: string): string {
  return parseClasses(classes).silhouette
}

/** The shapes of every silhouette in silhouettes.svg, by name. */
export function readSilhouettes(svg: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(svg.matchAll(/<g id="([\w-]+)"[^>]*>(.*)<\/g>/g), ([, name = '', shapes = '']) => [name, shapes]),
  )
}

function parseClasses(classes: string): { silhouette: string; hue: number; pattern: number } {
  const found = /^(?<silhouette>[a-z]+-\w+) (?<hue>(?:hue|era)-\w+) pattern-(?<pattern>\d)$/.exec(classes)?.groups
  if (!found) throw new Error(`"${classes}" does not say how an emblem looks.`)
  return { silhouette: found.silhouette!, hue: findHue(found.hue!), pattern: Number(found.pattern) }
}

/** @param shapes in a square of 64 */
function drawSilhouette(shapes: string, plate: EmblemPlate): string {
  const inset = plate === 'round' ? silhouetteInset.round : silhouetteInset.item
  const scale = (100 - 2 * inset) / silhouetteSide
  return `<g fill="#fff" transform="translate(${inset} ${inset}) scale(${scale})">${shapes}</g>`
}
