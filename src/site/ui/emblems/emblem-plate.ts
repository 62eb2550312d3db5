import type { Rarity } from '#catalogue/entities.ts'
import { palette } from '#pages/config/palette.ts'
import { drawLinearGradient, round, type GradientStop, type Square } from './emblem-gradient.ts'

/** Shape and frame show the rarity of an item; everything else is round. */
export type EmblemPlate = Rarity | 'round'

/** How far inside the frame the plate and the silhouette are, in hundredths of the emblem. */
export const plateInset = 5
export const silhouetteInset = { item: 15, round: 23 } as const

const frames: Readonly<Record<EmblemPlate, readonly GradientStop[]>> = {
  normal: [{ at: 0, colour: palette['frame-normal'] }],
  super: [
    { at: 0, colour: palette['frame-super-1'] },
    { at: 0.6, colour: palette['frame-super-2'] },
    { at: 1, colour: palette['frame-super-3'] },
  ],
  'high-end': [
    { at: 0, colour: palette['frame-high-end-1'] },
    { at: 0.55, colour: palette['frame-high-end-2'] },
    { at: 1, colour: palette['frame-high-end-3'] },
  ],
  // A file cannot know whether its page is light or dark.
  round: [{ at: 0, colour: palette.asphalt }],
}

/** Corners as fractions of the square's side. */
export const plateCorners = {
  super: [
    [0.24, 0],
    [0.76, 0],
    [1, 0.24],
    [1, 0.76],
    [0.76, 1],
    [0.24, 1],
    [0, 0.76],
    [0, 0.24],
  ],
  'high-end': [
    [0.22, 0],
    [1, 0],
    [1, 0.72],
    [0.78, 1],
    [0, 1],
    [0, 0.28],
  ],
} as const

const normalRadius = 26
const frameAngle = 150

/** The outline of a plate or its frame, without `fill` where its colour does not matter. */
export function drawShape(plate: EmblemPlate, { from, side }: Square, fill?: string): string {
  const middle = from + side / 2
  const paint = fill === undefined ? '' : ` fill="${fill}"`
  switch (plate) {
    case 'normal':
      return `<rect x="${from}" y="${from}" width="${side}" height="${side}" rx="${normalRadius}"${paint}/>`
    case 'round':
      return `<circle cx="${middle}" cy="${middle}" r="${side / 2}"${paint}/>`
    default: {
      const points = plateCorners[plate].map(([x, y]) => `${round(from + x * side)},${round(from + y * side)}`)
      return `<polygon points="${points.join(' ')}"${paint}/>`
    }
  }
}

/** The paint of a frame: the value of `fill`, and the definitions it needs. */
export function drawFramePaint(plate: EmblemPlate): { definitions: string; fill: string } {
  const stops = frames[plate]
  if (stops.length === 1) return { definitions: '', fill: stops[0]!.colour }
  const line = { angle: frameAngle, box: { x: 0, y: 0, width: 100, height: 100 } }
  return { definitions: drawLinearGradient('f', line, stops), fill: 'url(#f)' }
}
