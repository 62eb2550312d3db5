import { palette } from '#pages/config/palette.ts'
import { plateInset } from '#site/ui/emblems/emblem-paint.ts'
import { drawLinearGradient, drawRepeatingGradient, drawStops, round, type GradientStop } from './svg-gradient.ts'

/** A pattern of light on a plate, which its numbers draw twice: lengths are in per cent of the emblem. */
export interface EmblemPattern {
  /** The value of `background`, with the colour in `--glaze`. */
  readonly css: string
  /** SVG shapes, and the definitions they need. */
  readonly definitions: string
  readonly shapes: string
}
type DrawnPattern = Omit<EmblemPattern, 'css'>

const patternStart = plateInset
const side = 100 - 2 * plateInset
const middle = patternStart + side / 2
const plate = { x: patternStart, y: patternStart, width: side, height: side }
export const glaze = { colour: palette.chalk, opacity: 0.17 }
const clear = { ...glaze, opacity: 0 }
const glazed = `fill="${glaze.colour}" fill-opacity="${glaze.opacity}"`

/** Stripes: glazed for part of the period, then clear. */
function stripe(width: number, period: number): GradientStop[] {
  const end = (100 * width) / period
  return [
    { at: 0, ...glaze },
    { at: end, ...glaze },
    { at: end, ...clear },
    { at: 100, ...clear },
  ]
}

function cover(definitions: string, { x, y, width, height } = plate, id = 'p'): DrawnPattern {
  return { definitions, shapes: `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id})"/>` }
}

function tile(size: number, content: string): string {
  return `<pattern id="p" patternUnits="userSpaceOnUse" x="${patternStart}" y="${patternStart}" width="${size}" height="${size}">${content}</pattern>`
}

const light = 'var(--glaze)'
const em = (length: number) => `${length / 100}em`

function createStripes(angle: number, width: number, period: number): EmblemPattern {
  return {
    css: `repeating-linear-gradient(${angle}deg, ${light} 0 ${em(width)}, transparent 0 ${em(period)})`,
    ...cover(drawRepeatingGradient('p', { angle, box: plate }, period, stripe(width, period))),
  }
}

function createChequers(size: number): EmblemPattern {
  const half = size / 2
  return {
    css: `conic-gradient(${light} 25%, transparent 0 50%, ${light} 0 75%, transparent 0) 0 0 / ${em(size)} ${em(size)}`,
    ...cover(tile(size, `<path d="M${half} 0h${half}v${half}H0v${half}h${half}z" ${glazed}/>`)),
  }
}

/** @param reach how far the dot reaches from the middle of a tile to its corner, in per cent */
function createDots(reach: number, size: number): EmblemPattern {
  const half = size / 2
  const radius = round((reach / 100) * Math.hypot(half, half))
  return {
    css: `radial-gradient(${light} ${reach}%, transparent 0) 0 0 / ${em(size)} ${em(size)}`,
    ...cover(tile(size, `<circle cx="${half}" cy="${half}" r="${radius}" ${glazed}/>`)),
  }
}

/** @param first degrees of the first ray @param width of a ray in degrees; they are as far apart */
function createRays(first: number, width: number): EmblemPattern {
  const [x, y] = [middle, patternStart + 0.6 * side]
  // Beyond the farthest corner.
  const reach = 2 * side
  const end = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${round(x + reach * Math.sin(radians))} ${round(y - reach * Math.cos(radians))}`
  }
  const starts = Array.from({ length: 360 / (2 * width) }, (_, ray) => first + 2 * width * ray)
  const rays = starts.map((start) => `M${x} ${y}L${end(start)}L${end(start + width)}z`)
  return {
    css: `repeating-conic-gradient(from ${first}deg at 50% 60%, ${light} 0 ${width}deg, transparent 0 ${2 * width}deg)`,
    definitions: '',
    shapes: `<path d="${rays.join('')}" ${glazed}/>`,
  }
}

/** Light but for a band. @param start in per cent of the way @param end likewise */
function createBand(angle: number, start: number, end: number): EmblemPattern {
  const stops: GradientStop[] = [
    { at: start, ...glaze },
    { at: start, ...clear },
    { at: end, ...clear },
    { at: end, ...glaze },
  ]
  return {
    css: `linear-gradient(${angle}deg, ${light} ${start}%, transparent 0 ${end}%, ${light} 0)`,
    ...cover(drawLinearGradient('p', { angle, box: plate }, stops)),
  }
}

function createRings(width: number, period: number): EmblemPattern {
  const centre = `cx="${patternStart + 0.2 * side}" cy="${patternStart + 1.1 * side}" r="${period}"`
  const units = 'gradientUnits="userSpaceOnUse" spreadMethod="repeat"'
  return {
    css: `repeating-radial-gradient(circle at 20% 110%, ${light} 0 ${em(width)}, transparent 0 ${em(period)})`,
    ...cover(`<radialGradient id="p" ${units} ${centre}>${drawStops(stripe(width, period))}</radialGradient>`),
  }
}

/** One slant over both halves, and another over the right half. */
function createChevrons(angle: number, width: number, period: number): EmblemPattern {
  const left = { ...plate, width: side / 2 }
  const right = { ...left, x: middle }
  const slants = [
    { id: 'p', box: left, angle },
    { id: 'q', box: right, angle },
    { id: 'r', box: right, angle: -angle },
  ]
  const drawn = slants.map(({ id, box, angle: ofSlant }) =>
    cover(drawRepeatingGradient(id, { angle: ofSlant, box }, period, stripe(width, period)), box, id),
  )
  const slant = (degrees: number) =>
    `repeating-linear-gradient(${degrees}deg, ${light} 0 ${em(width)}, transparent 0 ${em(period)})`
  return {
    css: `${slant(angle)} 0 0 / 50% 100%, ${slant(-angle)} 100% 0 / 50% 100% no-repeat`,
    definitions: drawn.map(({ definitions }) => definitions).join(''),
    shapes: drawn.map(({ shapes }) => shapes).join(''),
  }
}

function createHalf(): EmblemPattern {
  return {
    css: `linear-gradient(${light} 50%, transparent 0)`,
    definitions: '',
    shapes: `<rect x="${patternStart}" y="${patternStart}" width="${side}" height="${side / 2}" ${glazed}/>`,
  }
}

/** By number. */
export const emblemPatterns: readonly EmblemPattern[] = [
  createStripes(115, 12, 26),
  createChequers(30),
  createDots(28, 20),
  createRays(8, 12),
  createBand(115, 42, 58),
  createRings(10, 22),
  createChevrons(65, 8, 20),
  createHalf(),
]

/** Throws for a number that no pattern has. */
export function findPattern(number: number): EmblemPattern {
  const pattern = emblemPatterns[number]
  if (!pattern) throw new RangeError(`Emblems have no pattern ${number}.`)
  return pattern
}
