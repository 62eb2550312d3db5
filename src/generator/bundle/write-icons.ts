import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { palette } from '#pages/config/palette.ts'
import {
  applicationIconPath,
  applicationIconSizes,
  legacyIconPath,
  legacyIconSizes,
  maskableIconPath,
  maskableIconSize,
  shortcutAreas,
  shortcutIconPath,
  shortcutIconSize,
  touchIconPath,
  touchIconSize,
  vectorIconPath,
} from '../files/icon-list.ts'
import { projectRoot } from '../files/project-root.ts'

const iconFile = join(projectRoot, 'src/generator/bundle/icon.svg')

/** Renders every icon of the site from one SVG. */
export async function writeIcons(outFolder: string): Promise<void> {
  const drawing = readFileSync(iconFile)
  write(outFolder, vectorIconPath, drawing)
  const pictures: (readonly [path: string, size: number])[] = [
    [touchIconPath, touchIconSize],
    ...applicationIconSizes.map((size) => [applicationIconPath(size), size] as const),
  ]
  for (const [path, size] of pictures) write(outFolder, path, await drawIcon(drawing, size))
  const small = legacyIconSizes.map(async (size) => ({ size, png: await drawIcon(drawing, size) }))
  write(outFolder, legacyIconPath, buildIconContainer(await Promise.all(small)))
  write(outFolder, maskableIconPath, await drawMaskableIcon(drawing))
  for (const area of shortcutAreas) {
    write(outFolder, shortcutIconPath(area), await drawIcon(drawShortcut(shortcutDrawings[area]), shortcutIconSize))
  }
}

/** Lines on a square of 24: a flag, a list with ticks, a podium. */
const shortcutDrawings: Readonly<Record<(typeof shortcutAreas)[number], string>> = {
  planner: 'M6 20V5h12l-3 4 3 4H6',
  checklist: 'M4 7l2 2 3-4M12 7h8M4 16l2 2 3-4M12 16h8',
  'ranking-list': 'M9 20V6h6v14M9 20H4v-8h5M15 20h5v-5h-5',
}

function drawShortcut(path: string): Buffer {
  const plate = `<rect width="48" height="48" rx="24" fill="${palette.brand}"/>`
  const lines = `<path d="${path}" fill="none" stroke="${palette.chalk}" stroke-width="2" stroke-linejoin="round"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${plate}<g transform="translate(12 12)">${lines}</g></svg>`,
  )
}

/** @param size edge length in pixels */
async function drawIcon(drawing: Buffer, size: number): Promise<Buffer> {
  const { width } = await sharp(drawing).metadata()
  // Rendered at the final size (an SVG has 72 dpi), because scaling a bitmap would blur the edges.
  return sharp(drawing, { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/**
 * The part of an icon's edge that its drawing has where the system may cut off everything outside a circle of four
 * fifths of the edge: https://www.w3.org/TR/appmanifest/#icon-masks
 */
const safePart = 0.76

/** The icon, smaller, on a plate that reaches every edge. */
async function drawMaskableIcon(drawing: Buffer): Promise<Buffer> {
  const margin = Math.round((maskableIconSize * (1 - safePart)) / 2)
  const icon = await drawIcon(drawing, maskableIconSize - 2 * margin)
  return sharp(icon)
    .flatten({ background: palette.brand })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: palette.brand })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function write(outFolder: string, path: string, bytes: Buffer): void {
  const file = join(outFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

const headerBytes = 6
const entryBytes = 16

/**
 * An ICO file that holds the same icon in several sizes, as PNG: https://en.wikipedia.org/wiki/ICO_(file_format)
 * @param icons smaller than 256 pixels
 */
function buildIconContainer(icons: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
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
