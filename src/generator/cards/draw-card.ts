import pLimit from 'p-limit'
import sharp from 'sharp'
import { cardSize } from '#pages/cards/card-path.ts'
import type { Card } from '#pages/cards/card.ts'
import { createCardArranger, type CardArrangement } from './arrange-card.ts'
import { loadCardFonts } from './card-fonts.ts'
import type { Mark } from './card-mark.ts'
import { channels, rasterise } from './card-pixels.ts'
import { createMarker } from './create-marker.ts'
import { drawCardGround, setSiteName } from './draw-card-ground.ts'

export interface CardArtist {
  /** Throws for more emblems than a card has room for. */
  readonly arrange: (card: Card) => CardArrangement
  /** Prepares what cards need, all at once. What is not prepared is made when a card is drawn. */
  readonly prepare: (cards: readonly CardArrangement[]) => Promise<void>
  /** A JPEG file. Cards that share a backdrop take less time one after the other. */
  readonly draw: (card: CardArrangement) => Promise<Buffer>
}

/**
 * Half the bytes of a PNG, with clean edges on text. The best coding takes 2 ms more a card for a tenth less: 7 MB of the
 * site, which its container has to hold.
 */
const encoding = { quality: 75, optimiseCoding: true }

/** Draws cards. The ground, each letter and each part of an emblem are drawn once, and a backdrop for all cards in a row. */
export async function createCardArtist(): Promise<CardArtist> {
  const fonts = loadCardFonts()
  const marker = createMarker()
  const ground = await rasterise(drawCardGround())
  await marker.lay(ground, setSiteName(fonts))

  // Two megabytes each: reusing a buffer costs a fraction of allocating one.
  const canvases: Buffer[] = []
  const backdrop: { marks: readonly Mark[] | null; pixels: Buffer } = { marks: null, pixels: Buffer.from(ground) }
  const inTurn = pLimit(1)

  const compose = async (card: CardArrangement, pixels: Buffer): Promise<void> => {
    if (backdrop.marks !== card.backdrop) {
      ground.copy(backdrop.pixels)
      await marker.lay(backdrop.pixels, card.backdrop)
      backdrop.marks = card.backdrop
    }
    backdrop.pixels.copy(pixels)
    await marker.lay(pixels, card.marks)
  }

  return {
    arrange: createCardArranger(fonts),
    prepare: (cards) => marker.prepare(cards.flatMap(({ marks }) => marks)),
    async draw(card) {
      const pixels = canvases.pop() ?? Buffer.allocUnsafe(ground.length)
      await inTurn(() => compose(card, pixels))
      const picture = await sharp(pixels, { raw: { ...cardSize, channels } })
        .jpeg(encoding)
        .toBuffer()
      canvases.push(pixels)
      return picture
    },
  }
}
