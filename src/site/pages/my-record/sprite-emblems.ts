import { palette } from '#pages/config/palette.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import { plateCorners } from '../../ui/emblems/emblem-plate.ts'
import { pickItemEmblem, wrapWords } from '../../ui/emblems/pick-emblem.ts'

/** Paints the emblem of an item into a square. */
export type EmblemPainter = (context: CanvasRenderingContext2D, x: number, y: number, side: number) => void

/** What the style sheets say of an emblem. */
interface Look {
  readonly rarity: ItemRef['rarity']
  /** Upper and lower edge of the plate. */
  readonly colours: readonly [string, string]
  readonly picture: string
  /** How many silhouettes the picture has side by side and below each other, and which one it is. */
  readonly grid: readonly [number, number]
  readonly cell: readonly [number, number]
  readonly isDark: boolean
}

/** Edge of a silhouette in pixels, as it is kept for drawing. */
const kept = 96

/**
 * Painters of many small emblems: frame, colours and silhouette as the style sheets of the page say, without patterns and
 * marks, which nobody would see. Emblem files take 35 ms each, because browsers open every SVG as a document of its own;
 * this opens three.
 */
export async function loadSmallEmblems(items: readonly ItemRef[]): Promise<EmblemPainter[]> {
  const looks = readLooks(items)
  const pictures = new Map<string, Silhouettes | null>()
  for (const { picture, grid } of looks) {
    if (!pictures.has(picture)) pictures.set(picture, await drawSilhouettes(picture, grid))
  }
  return looks.map(
    (look) => (context, x, y, side) => paintEmblem(context, look, pictures.get(look.picture)!, x, y, side),
  )
}

function readLooks(items: readonly ItemRef[]): Look[] {
  const sheet = document.createElement('div')
  sheet.hidden = true
  for (const { kind, id, rarity } of items) {
    const emblem = document.createElement('i')
    emblem.className = `emblem ${rarity} ${pickItemEmblem(kind, id)}`
    emblem.dataset['words'] = wrapWords(id)
    sheet.append(emblem)
  }
  // Within the page, for the sheets to apply.
  document.body.append(sheet)
  const looks = [...sheet.children].map((emblem, index) => readLook(emblem, items[index]!.rarity))
  sheet.remove()
  return looks
}

function readLook(emblem: Element, rarity: ItemRef['rarity']): Look {
  const plate = getComputedStyle(emblem, '::before').backgroundImage
  const ink = getComputedStyle(emblem, '::after')
  const [upper = palette.asphalt, lower = upper] = (plate
    .slice(plate.lastIndexOf('linear-gradient(160deg'))
    .match(/(?:rgba?|oklch|oklab|color)\([^)]*\)|#[0-9a-f]{3,8}/gi) ?? []) as string[]
  const picture = [...ink.backgroundImage.matchAll(/url\("([^"]+)"\)/g)].at(-1)?.[1] ?? ''
  const [columns, rows] = readPair(ink.backgroundSize).map((percent) => percent / 100) as [number, number]
  const [left, top] = readPair(ink.backgroundPosition) as [number, number]
  return {
    rarity,
    colours: [upper, lower],
    picture,
    grid: [columns, rows],
    cell: [Math.round((left / 100) * (columns - 1)), Math.round((top / 100) * (rows - 1))],
    isDark: ink.filter !== 'none',
  }
}

/** The last of several pairs of per cent, as a mark before the silhouette has its own. */
function readPair(text: string): number[] {
  return (text.split(',').at(-1) ?? '').trim().split(' ').map(Number.parseFloat)
}

interface Silhouettes {
  readonly light: HTMLCanvasElement
  readonly dark: HTMLCanvasElement
}

/** Null where the picture cannot be loaded: emblems then have their colours alone. */
async function drawSilhouettes(
  address: string,
  [columns, rows]: readonly [number, number],
): Promise<Silhouettes | null> {
  const picture = new Image()
  picture.src = address
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
  { rarity, colours, cell, isDark }: Look,
  silhouettes: Silhouettes | null,
  x: number,
  y: number,
  side: number,
): void {
  const plate = context.createLinearGradient(x + side * 0.33, y, x + side * 0.67, y + side)
  plate.addColorStop(0, colours[0])
  plate.addColorStop(1, colours[1])
  context.fillStyle = plate
  context.beginPath()
  if (rarity === 'normal') context.roundRect(x, y, side, side, side * 0.26)
  else for (const [left, top] of plateCorners[rarity]) context.lineTo(x + left * side, y + top * side)
  context.fill()
  if (!silhouettes) return
  const inset = 0.12 * side
  const picture = isDark ? silhouettes.dark : silhouettes.light
  context.drawImage(
    picture,
    cell[0] * kept,
    cell[1] * kept,
    kept,
    kept,
    x + inset,
    y + inset,
    side - 2 * inset,
    side - 2 * inset,
  )
}
