const headerBytes = 6
const entryBytes = 16

/**
 * An ICO file that holds the same icon in several sizes, as PNG: https://en.wikipedia.org/wiki/ICO_(file_format)
 * @param icons smaller than 256 pixels
 */
export function buildIconContainer(icons: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes * icons.length)
  // The type: an icon.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(icons.length, 4)
  let start = head.length
  for (const [index, { size, png }] of icons.entries()) {
    const entry = headerBytes + entryBytes * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    // One plane of 32 bits for each pixel.
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(start, entry + 12)
    start += png.length
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)])
}
