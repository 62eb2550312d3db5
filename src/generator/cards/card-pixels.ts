import sharp from 'sharp'

/** Red, green and blue. */
export const channels = 3

/** A drawing as rows of pixels, `channels` bytes each. */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}
