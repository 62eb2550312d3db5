import sharp from 'sharp'
import { cardSize } from '#pages/cards/card-path.ts'
import type { Card } from '#pages/cards/card.ts'
import type { EmblemSubject } from '#pages/cards/emblem-subject.ts'
import { palette } from '#pages/config/palette.ts'
import { createEmblemArtist } from '../emblems/emblem-artist.ts'
import { loadCardFonts } from './card-fonts.ts'
import { emblemBox, textBox, wideTextBox, type Box } from './card-layout.ts'
import { channels, rasterise } from './card-pixels.ts'
import { createMarker } from './create-marker.ts'
import { drawCardGround, setSiteName } from './draw-card-ground.ts'
import { drawCardText } from './draw-card-text.ts'

/** Half the bytes of a PNG, with clean edges on text. The best encoding would take twice the time for a tenth less. */
const encoding = { quality: 75, optimiseCoding: false }

/** Positions of one, two or three emblems in their box, like items on shelves, each a little further left. */
const emblemBoxes: Readonly<Record<number, readonly { x: number; y: number; side: number }[]>> = {
  1: [{ x: 0, y: 0, side: 360 }],
  2: [
    { x: 130, y: 0, side: 200 },
    { x: 30, y: 160, side: 200 },
  ],
  3: [
    { x: 168, y: 0, side: 176 },
    { x: 84, y: 92, side: 176 },
    { x: 0, y: 184, side: 176 },
  ],
}

/**
 * Draws cards as JPEG files. The ground and each letter are drawn once. Emblems are in a box on plain ground, which is
 * drawn separately and copied over the ground row by row.
 */
export async function createCardArtist(): Promise<(card: Card) => Promise<Buffer>> {
  const fonts = loadCardFonts()
  const drawEmblem = createEmblemArtist()
  const mark = createMarker()
  const ground = await rasterise(drawCardGround())
  await mark(ground, setSiteName(fonts))

  // Two megabytes each: reusing a buffer costs a fraction of allocating one.
  const canvases: Buffer[] = []

  return async (card) => {
    const pixels = canvases.pop() ?? Buffer.allocUnsafe(ground.length)
    ground.copy(pixels)
    const box = card.emblems.length > 0 ? textBox : wideTextBox
    await mark(pixels, drawCardText(card, box, fonts))
    if (card.emblems.length > 0) await lay(pixels, arrangeEmblems(card.emblems, drawEmblem), emblemBox)
    const picture = await sharp(pixels, { raw: { ...cardSize, channels } })
      .jpeg(encoding)
      .toBuffer()
    canvases.push(pixels)
    return picture
  }
}

function arrangeEmblems(emblems: readonly EmblemSubject[], draw: (subject: EmblemSubject) => string): string {
  const boxes = emblemBoxes[emblems.length]
  if (!boxes) throw new RangeError(`A card has no room for ${emblems.length} emblems.`)
  return emblems
    .map((emblem, index) => {
      const { x, y, side } = boxes[index]!
      // Paint ids must be unique within a drawing, and all emblems use the same ones.
      const drawing = draw(emblem).replaceAll(/(id="|url\(#)/g, `$1${index}`)
      return drawing.replace(
        /^<svg ([^>]*?) width="\d+" height="\d+">/,
        `<svg $1 x="${emblemBox.left + x}" y="${emblemBox.top + y}" width="${side}" height="${side}">`,
      )
    })
    .join('')
}

/** Draws shapes on the plain ground of a box. */
async function lay(pixels: Buffer, shapes: string, { left, top, width, height }: Box): Promise<void> {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`
  const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${palette.asphalt}"/>`
  const drawn = await rasterise(`${opening}${ground}${shapes}</svg>`)
  const rowBytes = width * channels
  for (let row = 0; row < height; row += 1) {
    drawn.copy(pixels, ((top + row) * cardSize.width + left) * channels, row * rowBytes, (row + 1) * rowBytes)
  }
}
