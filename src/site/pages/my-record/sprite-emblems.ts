import type { ItemKind } from '#catalogue/entities.ts'
import { palette } from '#pages/config/palette.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import driverPicture from '../../ui/emblems/drivers.svg'
import { findNamedParts, listSilhouettes } from '../../ui/emblems/emblem-names.ts'
import type { ToneName } from '../../ui/emblems/tone-words.ts'
import {
  hues,
  isLight,
  normalRadius,
  paintTone,
  pictureColumns,
  plateCorners,
  plateEdges,
  spreadStops,
  type PaintStop,
} from '../../ui/emblems/emblem-paint.ts'
import gliderPicture from '../../ui/emblems/gliders.svg'
import kartPicture from '../../ui/emblems/karts.svg'
import { pickItemEmblem } from '../../ui/emblems/pick-emblem.ts'

/** Paints the emblem of an item into a square. */
export type EmblemPainter = (context: CanvasRenderingContext2D, x: number, y: number, side: number) => void

const addresses: Readonly<Record<ItemKind, string>> = {
  driver: driverPicture,
  kart: kartPicture,
  glider: gliderPicture,
}

/** Edge of a silhouette in pixels, as it is kept for drawing. */
const kept = 96

/**
 * Painters of many small emblems: frame, colours and silhouette as on the page, without patterns and marks, which nobody
 * would see. Emblem files take 35 ms each, because browsers open every SVG as a document of its own; this opens three.
 */
export async function loadSmallEmblems(items: readonly ItemRef[]): Promise<EmblemPainter[]> {
  const silhouettes = new Map<ItemKind, Silhouettes | null>()
  for (const kind of new Set(items.map((item) => item.kind))) silhouettes.set(kind, await drawSilhouettes(kind))
  return items.map(
    (item) => (context, x, y, side) => paintEmblem(context, item, silhouettes.get(item.kind)!, x, y, side),
  )
}

function pickStops({ kind, id }: ItemRef, tone: ToneName | null): readonly PaintStop[] {
  if (tone !== null) return paintTone(tone).stops
  const hue = hues.get(pickItemEmblem(kind, id).hue)
  const [upper, lower] = plateEdges.quiet.map(({ lightness, chroma }) => `oklch(${lightness} ${chroma} ${hue})`)
  return spreadStops([upper!, lower!])
}

interface Silhouettes {
  readonly light: HTMLCanvasElement
  readonly dark: HTMLCanvasElement
}

/** Null where the picture cannot be loaded: emblems then have their colours alone. */
async function drawSilhouettes(kind: ItemKind): Promise<Silhouettes | null> {
  const [columns, rows] = [pictureColumns, Math.ceil(listSilhouettes(kind).length / pictureColumns)]
  const picture = new Image()
  picture.src = addresses[kind]
  try {
    await picture.decode()
  } catch {
    return null
  }
  const draw = (ink: string | null) => {
    const canvas = document.createElement('canvas')
    canvas.width = columns * kept
    canvas.height = rows * kept
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no pictures.')
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    if (ink !== null) {
      context.globalCompositeOperation = 'source-in'
      context.fillStyle = ink
      context.fillRect(0, 0, canvas.width, canvas.height)
    }
    return canvas
  }
  return { light: draw(null), dark: draw(palette.asphalt) }
}

function paintEmblem(
  context: CanvasRenderingContext2D,
  item: ItemRef,
  silhouettes: Silhouettes | null,
  x: number,
  y: number,
  side: number,
): void {
  const { kind, rarity } = item
  const { silhouette, tone } = findNamedParts(kind, item.id)
  const plate = context.createLinearGradient(x + side * 0.33, y, x + side * 0.67, y + side)
  for (const { at, colour } of pickStops(item, tone)) plate.addColorStop(at / 100, colour)
  context.fillStyle = plate
  context.beginPath()
  if (rarity === 'normal') context.roundRect(x, y, side, side, (side * normalRadius) / 100)
  else for (const [left, top] of plateCorners[rarity]) context.lineTo(x + (left * side) / 100, y + (top * side) / 100)
  context.fill()
  if (!silhouettes) return
  const inset = 0.12 * side
  const picture = isLight(tone) ? silhouettes.dark : silhouettes.light
  const cell = listSilhouettes(kind).indexOf(silhouette)
  context.drawImage(
    picture,
    (cell % pictureColumns) * kept,
    Math.floor(cell / pictureColumns) * kept,
    kept,
    kept,
    x + inset,
    y + inset,
    side - 2 * inset,
    side - 2 * inset,
  )
}
