import { palette } from '#pages/config/palette.ts'
import { drawLinearGradient, drawRepeatingGradient, drawStops, round, type GradientStop } from './emblem-gradient.ts'
import { plateInset } from './emblem-plate.ts'

/** The shapes of a pattern, and the definitions they need. */
interface DrawnPattern {
  readonly definitions: string
  readonly shapes: string
}

const from = plateInset
const side = 100 - 2 * plateInset
const middle = from + side / 2
const plate = { x: from, y: from, width: side, height: side }
const glaze = { colour: palette.chalk, opacity: 0.17 }
const clear = { ...glaze, opacity: 0 }
const glazed = `fill="${glaze.colour}" fill-opacity="${glaze.opacity}"`

/** Stripes: glazed for part of the period, then clear. */
function stripe(width: number): GradientStop[] {
  return [
    { at: 0, ...glaze },
    { at: width, ...glaze },
    { at: width, ...clear },
    { at: 1, ...clear },
  ]
}

function cover(definitions: string, { x, y, width, height } = plate, id = 'p'): DrawnPattern {
  return { definitions, shapes: `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id})"/>` }
}

function tile(size: number, content: string): string {
  return `<pattern id="p" patternUnits="userSpaceOnUse" x="${from}" y="${from}" width="${size}" height="${size}">${content}</pattern>`
}

function drawStripes(): DrawnPattern {
  return cover(drawRepeatingGradient('p', { angle: 115, box: plate }, 26, stripe(12 / 26)))
}

function drawChequers(): DrawnPattern {
  return cover(tile(30, `<path d="M15 0h15v15H0v15h15z" ${glazed}/>`))
}

function drawDots(): DrawnPattern {
  // 28% of the way from the middle of a tile to its corner.
  const radius = round(0.28 * Math.hypot(10, 10))
  return cover(tile(20, `<circle cx="10" cy="10" r="${radius}" ${glazed}/>`))
}

function drawRays(): DrawnPattern {
  const [x, y] = [middle, from + 0.6 * side]
  // Beyond the farthest corner.
  const reach = 2 * side
  const end = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${round(x + reach * Math.sin(radians))} ${round(y - reach * Math.cos(radians))}`
  }
  const rays = Array.from({ length: 15 }, (_, ray) => `M${x} ${y}L${end(8 + 24 * ray)}L${end(20 + 24 * ray)}z`)
  return { definitions: '', shapes: `<path d="${rays.join('')}" ${glazed}/>` }
}

function drawBand(): DrawnPattern {
  const stops: GradientStop[] = [
    { at: 0.42, ...glaze },
    { at: 0.42, ...clear },
    { at: 0.58, ...clear },
    { at: 0.58, ...glaze },
  ]
  return cover(drawLinearGradient('p', { angle: 115, box: plate }, stops))
}

function drawRings(): DrawnPattern {
  const centre = `cx="${from + 0.2 * side}" cy="${from + 1.1 * side}" r="22"`
  const units = 'gradientUnits="userSpaceOnUse" spreadMethod="repeat"'
  return cover(`<radialGradient id="p" ${units} ${centre}>${drawStops(stripe(10 / 22))}</radialGradient>`)
}

/** One slant over both halves, and another over the right half. */
function drawChevrons(): DrawnPattern {
  const left = { ...plate, width: side / 2 }
  const right = { ...left, x: middle }
  const slants = [
    { id: 'p', box: left, angle: 65 },
    { id: 'q', box: right, angle: 65 },
    { id: 'r', box: right, angle: -65 },
  ]
  const drawn = slants.map(({ id, box, angle }) =>
    cover(drawRepeatingGradient(id, { angle, box }, 20, stripe(8 / 20)), box, id),
  )
  return {
    definitions: drawn.map(({ definitions }) => definitions).join(''),
    shapes: drawn.map(({ shapes }) => shapes).join(''),
  }
}

function drawHalf(): DrawnPattern {
  const shape = `<rect x="${from}" y="${from}" width="${side}" height="${side / 2}" ${glazed}/>`
  return { definitions: '', shapes: shape }
}

/** Indexed by the number of the class `pattern-N` in emblem.css. */
const patterns = [drawStripes, drawChequers, drawDots, drawRays, drawBand, drawRings, drawChevrons, drawHalf]

/** Throws for a number without a class. */
export function drawPattern(number: number): DrawnPattern {
  const draw = patterns[number]
  if (!draw) throw new RangeError(`Emblems have no pattern ${number}.`)
  return draw()
}
