import { cardSize } from '#pages/cards/card.ts'
import { palette } from '#pages/config/palette.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import * as say from '#wording/race.ts'
import { defer } from '../../ui/loading/defer.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

type Context = CanvasRenderingContext2D
/** Null where it cannot be loaded, or its site does not allow drawing it: cards work without. */
export type Picture = HTMLImageElement | null

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export const cardFaces = {
  display: (size: number) => `italic 700 ${size}px "Barlow Condensed", "Arial Narrow", sans-serif`,
  text: (size: number) => `400 ${size}px Barlow, sans-serif`,
} as const

/**
 * Paints a card for sharing on the site's ground and under its name.
 *
 * @param addresses of the pictures on it; null for none
 * @param paint the rest of it, once pictures and faces are there
 * @param size in pixels; by default that of link previews
 * @returns a PNG. Error where the browser draws none: for want of a canvas, or of memory for it
 */
export async function paintCard(
  addresses: readonly (string | null)[],
  paint: (context: Context, pictures: readonly Picture[]) => void,
  size: PictureSize = cardSize,
): Promise<Blob> {
  const [pictures] = await Promise.all([
    Promise.all(addresses.map(loadPicture)),
    document.fonts.load(cardFaces.display(60)),
    document.fonts.load(cardFaces.text(30)),
  ])
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.textBaseline = 'alphabetic'
  paintGround(context, size)
  paintSiteName(context, size)
  paint(context, pictures)
  return writePicture(canvas)
}

/** A bar that leans like the letters do. */
function fillSlanted(context: Context, x: number, y: number, width: number, height: number, lean: number): void {
  context.beginPath()
  context.moveTo(x + lean, y)
  context.lineTo(x + lean + width, y)
  context.lineTo(x + width, y + height)
  context.lineTo(x, y + height)
  context.fill()
}

/** How much of something is there: a name, the figures, and a bar. 42 pixels high. */
export function paintBar(
  context: Context,
  x: number,
  y: number,
  width: number,
  { name, value, of }: { name: string; value: number; of: number },
): void {
  context.font = cardFaces.text(26)
  context.fillStyle = palette.chalk
  context.textAlign = 'left'
  context.fillText(name, x, y + 22)
  context.textAlign = 'right'
  context.fillText(`${value} / ${of}`, x + width, y + 22)
  context.textAlign = 'left'
  context.fillStyle = palette['asphalt-line']
  fillSlanted(context, x, y + 32, width - 6, 10, 6)
  context.fillStyle = value === of ? palette.flag : palette.brand
  fillSlanted(context, x, y + 32, (width - 6) * (of === 0 ? 0 : value / of), 10, 6)
}

async function writePicture(canvas: HTMLCanvasElement): Promise<Blob> {
  const { promise, resolve } = defer<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const picture = await promise
  if (!picture) throw new Error('The browser has made no picture of the card.')
  return picture
}

async function loadPicture(address: string | null): Promise<Picture> {
  if (address === null) return null
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = address
  try {
    await picture.decode()
    return picture
  } catch {
    return null
  }
}

function paintGround(context: Context, { width, height }: PictureSize): void {
  context.fillStyle = palette.asphalt
  context.fillRect(0, 0, width, height)
  // With 22% of its strength.
  context.fillStyle = `${palette.brand}38`
  for (let x = width - 580; x < width + 400; x += 90) fillSlanted(context, x, 0, 44, height, 190)
  const square = 18
  for (let index = 0; index < width / square; index++) {
    context.fillStyle = index % 2 === 0 ? palette.chalk : palette.asphalt
    context.fillRect(index * square, height - 2 * square, square, square)
    context.fillStyle = index % 2 === 0 ? palette.asphalt : palette.chalk
    context.fillRect(index * square, height - square, square, square)
  }
}

function paintSiteName(context: Context, { width }: PictureSize): void {
  const right = width - 60
  context.textAlign = 'right'
  context.font = cardFaces.display(46)
  context.fillStyle = palette.flag
  context.fillText(siteConfig.siteName.toUpperCase(), right, 104)
  context.font = cardFaces.text(24)
  context.fillStyle = palette['chalk-soft']
  context.fillText(location.host, right, 140)
  context.textAlign = 'left'
}

/** Hands a picture to the device, or downloads it where there is nothing to hand it to. */
export async function sharePicture(picture: Blob, fileName: string, title: string): Promise<void> {
  const files = [new File([picture], fileName, { type: picture.type })]
  if (!('canShare' in navigator) || !navigator.canShare({ files })) {
    downloadFile(fileName, picture)
    showToast({ message: say.pictureDownloaded({ file: fileName }) })
    return
  }
  try {
    await navigator.share({ files, title })
  } catch (error) {
    // Cancelled by the reader.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.error(error)
    showToast({ message: say.cardNotShared(), type: 'error' })
  }
}
