import { LRUCache } from 'lru-cache'
import { memoize } from '#base/memoize.ts'
import type { Mark, Shape } from './card-mark.ts'
import { rasteriseColours } from './card-pixels.ts'
import { layColour, layColours } from './lay-shape.ts'
import { rasteriseShapes, type Coverage } from './rasterise-shapes.ts'

/** Shapes in their own colours, of a quarter to half a megabyte: all marks of costumes, and the last plates. */
const keptColours = 60

/** Draws marks on the pixels of cards. */
export interface Marker {
  /** Rasterises the shapes of many marks at once, which takes less time than when each is laid. */
  readonly prepare: (marks: readonly Mark[]) => Promise<void>
  readonly lay: (pixels: Buffer, marks: readonly Mark[]) => Promise<void>
}

/**
 * Each shape in one colour is rasterised once: all cards together have a few hundred different letters and silhouettes,
 * and reusing them takes a fraction of the time of drawing their curves for every card.
 */
export function createMarker(): Marker {
  const coverages = new Map<Shape, Coverage>()
  const colours = new LRUCache<Shape, Buffer>({ max: keptColours })
  const prepare = async (marks: readonly Mark[]): Promise<void> => {
    const missing = marks.flatMap(({ shape, colour }) => (colour === null || coverages.has(shape) ? [] : shape))
    for await (const [shape, coverage] of rasteriseShapes(new Set(missing))) coverages.set(shape, coverage)
  }
  return {
    prepare,
    async lay(pixels, marks) {
      await prepare(marks)
      for (const { shape, x, y, colour } of marks) {
        const place = { ...shape.box, left: x + shape.box.left, top: y + shape.box.top }
        if (colour === null) {
          const drawn = colours.get(shape) ?? (await rasteriseColours(shape))
          colours.set(shape, drawn)
          layColours(pixels, place, drawn)
        } else layColour(pixels, place, coverages.get(shape)!, readColour(colour))
      }
    },
  }
}

/** Of `#rrggbb` or `#rgb`. */
const readColour = memoize((colour: string): readonly [red: number, green: number, blue: number] => {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
  const value = Number.parseInt(digits.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
})
