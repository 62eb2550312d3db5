import sharp from 'sharp'
import type { Box, Shape } from './card-mark.ts'

/** Red, green and blue: the bytes of a card's pixel. */
export const channels = 3

/** A drawing that covers its ground, as rows of pixels, `channels` bytes each. */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

/** How much of each pixel of a box some elements cover, from 0 to 255. */
export function rasteriseCoverage(elements: string, box: Box): Promise<Buffer> {
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
