import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import {
  applicationIconPath,
  applicationIconSizes,
  faviconPath,
  faviconSizes,
  touchIconPath,
  touchIconSizes,
  vectorIconPath,
} from '../files/icon-list.ts'
import { projectRoot } from '../files/project-root.ts'

const iconFile = join(projectRoot, 'src/site/features/preferences/icon.svg')

/** Renders every icon of the site from one SVG. */
export async function writeIcons(outFolder: string): Promise<void> {
  const drawing = readFileSync(iconFile)
  write(outFolder, vectorIconPath, drawing)
  const pictures: (readonly [path: string, size: number])[] = [
    ...faviconSizes.map((size) => [faviconPath(size), size] as const),
    ...touchIconSizes.map((size) => [touchIconPath(size), size] as const),
    ...applicationIconSizes.map((size) => [applicationIconPath(size), size] as const),
  ]
  for (const [path, size] of pictures) write(outFolder, path, await drawIcon(drawing, size))
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

function write(outFolder: string, path: string, bytes: Buffer): void {
  const file = join(outFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
