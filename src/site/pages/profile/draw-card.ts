import type { ItemKind } from '#catalogue/entities.ts'
import { cardSize } from '#pages/cards/card-path.ts'
import { pictureSource } from '#documents/picture-address.ts'
import { palette } from '#pages/config/palette.ts'
import * as say from '#wording/profile.ts'
import { cardFaces, paintBar, paintCard, type Picture } from '../../features/pictures/paint-card.ts'
import { firstLetter } from '../../ui/wording/first-letter.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'

const { width: cardWidth } = cardSize

/** The content of the card. */
export interface PlayerCard {
  readonly name: string
  /** Address of the picture; null for none. */
  readonly avatar: string | null
  readonly featured: readonly { readonly name: string; readonly level: number | null; readonly emblem: string }[]
  readonly kinds: readonly { readonly kind: ItemKind; readonly owned: number; readonly total: number }[]
  readonly all: { readonly owned: number; readonly total: number }
  readonly percent: number
  readonly coverage: { readonly covered: number; readonly coverable: number }
}

const { display, text } = cardFaces

type Context = CanvasRenderingContext2D

/** @returns a PNG */
export function drawCard(card: PlayerCard): Promise<Blob> {
  const addresses = [card.avatar && pictureSource(card.avatar), ...card.featured.map(({ emblem }) => emblem)]
  return paintCard(addresses, (context, [avatar = null, ...emblems]) => {
    drawPlayer(context, card, avatar)
    drawFeatured(context, card, emblems)
    drawNumbers(context, card)
  })
}

function drawPlayer(context: Context, { name }: PlayerCard, avatar: Picture): void {
  const [x, y, size] = [60, 56, 132]
  context.save()
  context.beginPath()
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI)
  context.fillStyle = palette.brand
  context.fill()
  context.clip()
  if (avatar) drawCovering(context, avatar, x, y, size)
  context.restore()
  context.fillStyle = palette.chalk
  if (!avatar) {
    context.font = display(84)
    context.textAlign = 'center'
    context.fillText(firstLetter(name), x + size / 2 - 3, y + size / 2 + 30)
  }
  context.textAlign = 'left'
  context.font = display(76)
  context.fillText(name, 224, 128, 640)
  context.font = text(28)
  context.fillStyle = palette['chalk-soft']
  context.fillText(say.cardTitle(), 226, 172)
}

/** Scaled to cover the square, centred. */
function drawCovering(context: Context, picture: HTMLImageElement, x: number, y: number, size: number): void {
  const { naturalWidth: width, naturalHeight: height } = picture
  const side = Math.min(width, height) || 1
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, x, y, size, size)
}

function drawFeatured(context: Context, { featured }: PlayerCard, emblems: readonly Picture[]): void {
  for (const [index, { name, level }] of featured.entries()) {
    const y = 228 + index * 112
    const emblem = emblems[index]
    if (emblem) context.drawImage(emblem, 60, y, 96, 96)
    context.fillStyle = palette.chalk
    context.font = display(42)
    context.fillText(name, 180, y + 46, 400)
    context.fillStyle = palette['chalk-soft']
    context.font = text(26)
    context.fillText(level === null ? say.wanted() : say.level({ level }), 181, y + 82)
  }
}

function drawNumbers(context: Context, { featured, all, percent, kinds, coverage }: PlayerCard): void {
  // Without featured items the numbers get the full width.
  const x = featured.length > 0 ? 640 : 60
  const width = cardWidth - 60 - x
  context.fillStyle = palette.chalk
  context.font = display(120)
  const sum = String(all.owned)
  context.fillText(sum, x, 320)
  const after = x + context.measureText(sum).width + 24
  context.font = text(30)
  context.fillStyle = palette['chalk-soft']
  context.fillText(say.ofItems({ total: all.total }), after, 284)
  context.fillText(`${percent}%`, after, 320)
  const lines = [
    ...kinds.map(({ kind, owned, total }) => ({ name: kindPlurals[kind], value: owned, of: total })),
    { name: say.coursesCovered(), value: coverage.covered, of: coverage.coverable },
  ]
  for (const [index, line] of lines.entries()) paintBar(context, x, 364 + index * 54, width, line)
}
