/** CSS gradients in the units of a drawing: https://drafts.csswg.org/css-images-4/#linear-gradients */
import type { PaintStop } from '#site/ui/emblems/emblem-paint.ts'

export interface GradientStop extends PaintStop {
  readonly opacity?: number
}

interface GradientLine {
  /** In degrees, clockwise from the top. */
  readonly angle: number
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The gradient line of CSS, from corner to corner of the box. */
export function drawLinearGradient(id: string, line: GradientLine, stops: readonly GradientStop[]): string {
  const { start, direction, length } = layLine(line)
  return writeLinear(id, start, along(start, direction, length), stops, '')
}

/** The stops, repeated from the start of the line. `period` is in the drawing's units. */
export function drawRepeatingGradient(
  id: string,
  line: GradientLine,
  period: number,
  stops: readonly GradientStop[],
): string {
  const { start, direction } = layLine(line)
  return writeLinear(id, start, along(start, direction, period), stops, ' spreadMethod="repeat"')
}

export function drawStops(stops: readonly GradientStop[]): string {
  return stops
    .map(({ at, colour, opacity }) => {
      const opaque = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${round(at / 100)}" stop-color="${colour}"${opaque}/>`
    })
    .join('')
}

/** Two decimals: a hundredth of the drawing's unit cannot be seen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

type Point = readonly [x: number, y: number]

function layLine({ angle, box }: GradientLine): { start: Point; direction: Point; length: number } {
  const radians = (angle * Math.PI) / 180
  const direction: Point = [Math.sin(radians), -Math.cos(radians)]
  const length = Math.abs(box.width * direction[0]) + Math.abs(box.height * direction[1])
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2]
  return { start: along(centre, direction, -length / 2), direction, length }
}

function along([x, y]: Point, direction: Point, distance: number): Point {
  return [x + direction[0] * distance, y + direction[1] * distance]
}

function writeLinear(id: string, from: Point, to: Point, stops: readonly GradientStop[], attributes: string): string {
  const coordinates = `x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${coordinates}${attributes}>${drawStops(stops)}</linearGradient>`
}
