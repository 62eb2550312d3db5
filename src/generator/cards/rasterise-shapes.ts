import sharp from 'sharp'
import type { Box, Shape } from './card-mark.ts'

/** Red, green and blue: the bytes of a card's pixel. */
export const channels = 3

/** A drawing that covers its ground, as rows of pixels, `channels` bytes each. */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

/** How much of each pixel of a box some elements cover, from 0 to 255. */
function rasteriseCoverage(elements: string, box: Box): Promise<Buffer> {
  return sharp(frame(elements, box)).extractChannel('alpha').raw().toBuffer()
}

/** Red, green, blue and coverage of each pixel of a shape's box. */
export function rasteriseColours({ elements, box }: Shape): Promise<Buffer> {
  return sharp(frame(elements, box)).raw().toBuffer()
}

function frame(elements: string, { left, top, width, height }: Box): Buffer {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`
  return Buffer.from(`${opening}${elements}</svg>`)
}

/** How much of each pixel of its box a shape covers, from 0 to 255. */
export type Coverage = Uint8Array

interface Sheet {
  readonly shapes: Shape[]
  /** Pixels, as the height is. */
  width: number
  height: number
}

/** A drawing that is higher is drawn once for each part of this height. */
const maxHeight = 2000

/**
 * Rasterises shapes, many in one drawing, one below the other: starting a drawing takes longer than drawing a letter in
 * it. Shapes that refer to something by its id are drawn alone, because ids must be unique within a drawing.
 */
export async function* rasteriseShapes(shapes: Iterable<Shape>): AsyncIterable<readonly [Shape, Coverage]> {
  for (const sheet of fillSheets(shapes)) yield* rasteriseSheet(sheet)
}

function fillSheets(shapes: Iterable<Shape>): Sheet[] {
  const sheets: Sheet[] = []
  let last: Sheet | undefined
  for (const shape of [...shapes].toSorted((a, b) => a.box.width - b.box.width)) {
    const { width, height } = shape.box
    if (shape.elements.includes(' id="')) {
      sheets.push({ shapes: [shape], width, height })
    } else if (last && last.height + height <= maxHeight) {
      last.shapes.push(shape)
      last.width = Math.max(last.width, width)
      last.height += height
    } else {
      last = { shapes: [shape], width, height }
      sheets.push(last)
    }
  }
  return sheets
}

async function* rasteriseSheet({ shapes, width, height }: Sheet): AsyncIterable<readonly [Shape, Coverage]> {
  let top = 0
  const placed = shapes.map((shape) => {
    const { box, elements } = shape
    const start = top
    top += box.height
    return { shape, start, drawing: `<g transform="translate(${-box.left} ${start - box.top})">${elements}</g>` }
  })
  const drawings = placed.map(({ drawing }) => drawing).join('')
  const pixels = await rasteriseCoverage(drawings, { left: 0, top: 0, width, height })
  for (const { shape, start } of placed) {
    const { box } = shape
    const coverage = new Uint8Array(box.width * box.height)
    for (let row = 0; row < box.height; row += 1) {
      const from = (start + row) * width
      coverage.set(pixels.subarray(from, from + box.width), row * box.width)
    }
    yield [shape, coverage]
  }
}
