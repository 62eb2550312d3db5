import { expect, test } from 'vitest'
import type { Shape } from './card-mark.ts'
import { rasteriseShapes } from './rasterise-shapes.ts'

const square: Shape = { elements: '<path d="M1-4h2v2h-2z"/>', box: { left: 0, top: -5, width: 4, height: 3 } }
const line: Shape = { elements: '<path d="M0 0h6v1h-6z"/>', box: { left: 0, top: 0, width: 6, height: 1 } }
const clipped: Shape = {
  elements: '<clipPath id="c"><path d="M0 0h1v2h-1z"/></clipPath><path clip-path="url(#c)" d="M0 0h2v2h-2z"/>',
  box: { left: 0, top: 0, width: 2, height: 2 },
}
const clippedElsewhere: Shape = { ...clipped, elements: clipped.elements.replace('M0 0', 'M1 0') }

test('shapes drawn together are covered as if drawn alone, in any order', async () => {
  const high = Array.from({ length: 3 }, (): Shape => ({ ...line, box: { ...line.box, height: 900 } }))
  const shapes = [line, square, clipped, ...high, clippedElsewhere]
  const found = new Map<Shape, number[]>()
  for await (const [shape, coverage] of rasteriseShapes(shapes)) found.set(shape, [...coverage])
  expect(found.get(square)).toEqual([0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 0])
  expect(found.get(line)).toEqual([255, 255, 255, 255, 255, 255])
  expect(found.get(clipped)).toEqual([255, 0, 255, 0])
  expect(found.get(clippedElsewhere)).toEqual([0, 255, 0, 255])
  for (const shape of high) {
    expect(found.get(shape)).toHaveLength(6 * 900)
    expect(found.get(shape)!.filter(Boolean)).toHaveLength(6)
  }
})
