import { frameColours } from '#pages/config/emblem-palette.ts'
import { palette } from '#pages/config/palette.ts'
import { normalRadius, plateCorners, type PaintStop } from '#site/ui/emblems/emblem-paint.ts'
import { drawLinearGradient, round, type Square } from './emblem-gradient.ts'
import type { EmblemPlate } from './emblem-look.ts'

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
      const points = plateCorners[plate].map(
        ([x, y]) => `${round(from + (x * side) / 100)},${round(from + (y * side) / 100)}`,
      )
      return `<polygon points="${points.join(' ')}"${paint}/>`
    }
  }
}

/** The paint of a frame: the value of `fill`, and the definitions it needs. */
export function drawFramePaint(plate: EmblemPlate): { definitions: string; fill: string } {
  const stops = findFrameStops(plate)
  if (stops.length === 1) return { definitions: '', fill: stops[0]!.colour }
  const line = { angle: frameAngle, box: { x: 0, y: 0, width: 100, height: 100 } }
  return { definitions: drawLinearGradient('f', line, stops), fill: 'url(#f)' }
}
