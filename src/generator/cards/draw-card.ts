import pLimit from 'p-limit'
import sharp from 'sharp'
import { LRUCache } from 'lru-cache'
import { cardSize, type Card } from '#pages/cards/card.ts'
import { memoize } from '#base/memoize.ts'
import { palette } from '#pages/config/palette.ts'
import { siteName } from '#pages/config/site-name.ts'
import { createCardArranger, type CardArrangement } from './arrange-card.ts'
import { loadCardFonts, type CardFonts } from './card-fonts.ts'
import type { Mark, Shape } from './card-mark.ts'
import { channels, rasterise, rasteriseColours, rasteriseShapes, type Coverage } from './rasterise-shapes.ts'
import { layColour, layColours } from './lay-shape.ts'

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

/** Shapes in their own colours, of a quarter to half a megabyte: all marks of costumes, and the last plates. */
const keptColours = 60

/** Draws marks on the pixels of cards. */
interface Marker {
  /** Rasterises the shapes of many marks at once, which takes less time than when each is laid. */
  readonly prepare: (marks: readonly Mark[]) => Promise<void>
  readonly lay: (pixels: Buffer, marks: readonly Mark[]) => Promise<void>
}

/**
 * Each shape in one colour is rasterised once: all cards together have a few hundred different letters and silhouettes,
 * and reusing them takes a fraction of the time of drawing their curves for every card.
 */
function createMarker(): Marker {
  const coverages = new Map<Shape, Coverage>()
  const colours = new LRUCache<Shape, Buffer>({ max: keptColours })
  const prepare = async (marks: readonly Mark[]): Promise<void> => {
    const missing = marks.flatMap(({ shape, colour }) => (colour === null || coverages.has(shape) ? [] : shape))
    for await (const [shape, coverage] of rasteriseShapes(new Set(missing))) coverages.set(shape, coverage)
  }
  return {
    prepare,
    async lay(pixels, marks) {
      await prepare(marks)
      for (const { shape, x, y, colour } of marks) {
        const place = { ...shape.box, left: x + shape.box.left, top: y + shape.box.top }
        if (colour === null) {
          const drawn = colours.get(shape) ?? (await rasteriseColours(shape))
          colours.set(shape, drawn)
          layColours(pixels, place, drawn)
        } else layColour(pixels, place, coverages.get(shape)!, readColour(colour))
      }
    },
  }
}

/** Of `#rrggbb` or `#rgb`. */
const readColour = memoize((colour: string): readonly [red: number, green: number, blue: number] => {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
  const value = Number.parseInt(digits.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
})

const { width, height } = cardSize
/** Edges on the 16-pixel grid of JPEG blocks cost no bytes. */
const barTop = 528
const squareSide = 16

/** Draws what all cards share: the chequered edge, the bar with the site's name, and the plain ground between them. */
function drawCardGround(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.asphalt}"/>`,
    drawChequers(),
    `<path d="M0 ${barTop}H${width}V${height}H0z" fill="${palette.brand}"/>`,
    drawSlants(),
    drawMark(),
    '</svg>',
  ].join('')
}

/** The name of the site, on the bar. */
function setSiteName(fonts: CardFonts): Mark[] {
  return fonts.display.set(siteName.toUpperCase(), { x: 158, y: 600, size: 58, colour: palette.chalk })
}

function drawChequers(): string {
  const squares = Array.from({ length: (2 * width) / squareSide }, (_, index) => {
    const x = Math.floor(index / 2) * squareSide
    return (x / squareSide + index) % 2 === 0
      ? `M${x} ${(index % 2) * squareSide}h${squareSide}v${squareSide}h-${squareSide}z`
      : ''
  })
  return `<path d="${squares.join('')}" fill="${palette.chalk}"/>`
}

/** Fades in towards the right, as behind page headers. */
function drawSlants(): string {
  return Array.from({ length: 16 }, (_, index) => {
    const x = 560 + 44 * index
    return `<path d="M${x} ${height}l40-${height - barTop}h20l-40 ${height - barTop}z" fill="${palette.asphalt}" fill-opacity="${(index + 1) / 40}"/>`
  }).join('')
}

/** The three shelves of the site's mark. */
function drawMark(): string {
  return `<g transform="translate(72 554) scale(1.5)"><path d="M8 1h40l-4 12H4z" fill="${palette.chalk}"/><path d="M15 18h18l-3 10H12z" fill="${palette.flag}"/><path d="M10 33h18l-3 10H7z" fill="${palette.chalk}"/></g>`
}
