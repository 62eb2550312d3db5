import { itemKinds } from '#catalogue/entities.ts'
import { emblemPath, itemCollections } from '#pages/cards/emblem-path.ts'
import { palette } from '#pages/config/palette.ts'
import * as say from '#wording/my-record.ts'
import { cardFaces, paintBar, paintCard, type Picture, type PictureSize } from '../../features/pictures/paint-card.ts'
import { formatNumber, kindPlurals } from '../../ui/wording/wording.ts'
import { layGrid } from './lay-grid.ts'
import { loadSmallEmblems, type EmblemPainter } from './sprite-emblems.ts'
import { describeShare, type RecordSummary } from './summarise-record.ts'

export const recordShapes = ['portrait', 'square'] as const
export type RecordShape = (typeof recordShapes)[number]

/** In pixels: a phone's screen, and a square. */
export const recordSizes: Readonly<Record<RecordShape, PictureSize>> = {
  portrait: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
}

export interface RecordPicture {
  /** "Toad’s record". */
  readonly title: string
  /** "148 tours, from the Berlin Tour to the end"; empty if nothing is said. */
  readonly subtitle: string
  readonly summary: RecordSummary
}

type Context = CanvasRenderingContext2D

const margin = 60
/** Above the checkered edge. */
const bottom = 60
/** Largest edge of an emblem: three fill a row. */
const largest = 320

/** From here on emblems are so small that their files would show no more. */
const mostFiles = 60

/** @returns a PNG with the emblem of everything that is owned. Error where the browser cannot draw one */
export async function drawRecord(shape: RecordShape, record: RecordPicture): Promise<Blob> {
  const size = recordSizes[shape]
  const owned = itemKinds.flatMap((kind) => record.summary.items[kind])
  const small = owned.length > mostFiles ? await loadSmallEmblems(owned) : []
  const addresses = small.length > 0 ? [] : owned.map(({ kind, id }) => emblemPath(itemCollections[kind], id))
  return paintCard(
    addresses,
    (context, pictures) => {
      const top = shape === 'portrait' ? paintPortrait(context, size, record) : paintSquare(context, size, record)
      const painters = small.length > 0 ? small : pictures.map(paintPicture)
      const box = { x: margin, y: top, width: size.width - 2 * margin, height: size.height - bottom - top }
      paintEmblems(context, painters, box)
    },
    size,
  )
}

function paintPicture(picture: Picture): EmblemPainter {
  return (context, x, y, side) => {
    if (picture) context.drawImage(picture, x, y, side, side)
  }
}

/** @returns where the emblems begin */
function paintPortrait(context: Context, { width }: PictureSize, record: RecordPicture): number {
  const { summary } = record
  paintTitle(context, record, 240, width)
  paintSum(context, summary, 470)
  const bars = listBars(summary)
  for (const [index, bar] of bars.entries()) paintBar(context, margin, 520 + index * 62, width - 2 * margin, bar)
  const lines = [
    summary.rarest[0] && say.rarestItem({ item: summary.rarest[0].name }),
    summary.first && say.firstItem({ item: summary.first.item.name, tour: summary.first.tour.name }),
    summary.last && say.lastItem({ item: summary.last.item.name, tour: summary.last.tour.name }),
  ].filter((line) => typeof line === 'string')
  context.fillStyle = palette['chalk-soft']
  context.font = cardFaces.text(28)
  for (const [index, line] of lines.entries()) context.fillText(line, margin, 812 + index * 42, width - 2 * margin)
  return 812 + lines.length * 42
}

function paintSquare(context: Context, { width }: PictureSize, record: RecordPicture): number {
  // Below the address of the site, which a long name would reach.
  paintTitle(context, record, 216, width)
  paintSum(context, record.summary, 404)
  const half = (width - 3 * margin) / 2
  for (const [index, bar] of listBars(record.summary).entries())
    paintBar(context, margin + (index % 2) * (half + margin), 442 + Math.floor(index / 2) * 62, half, bar)
  return 592
}

function listBars({ progress, coverage }: RecordSummary) {
  return [
    ...itemKinds.map((kind) => ({
      name: kindPlurals[kind],
      value: progress.kinds[kind].owned,
      of: progress.kinds[kind].total,
    })),
    { name: say.coursesCovered(), value: coverage.whole.covered, of: coverage.whole.coverable },
  ]
}

/** @param y of the baseline */
function paintTitle(context: Context, { title, subtitle }: RecordPicture, y: number, width: number): void {
  context.fillStyle = palette.chalk
  context.font = cardFaces.display(84)
  // A long name is drawn narrower, never cut.
  context.fillText(title, margin, y, width - 2 * margin)
  context.fillStyle = palette['chalk-soft']
  context.font = cardFaces.text(32)
  context.fillText(subtitle, margin, y + 50, width - 2 * margin)
}

function paintSum(context: Context, { progress: { all } }: RecordSummary, y: number): void {
  context.fillStyle = palette.chalk
  context.font = cardFaces.display(150)
  const sum = formatNumber(all.owned)
  context.fillText(sum, margin, y)
  const after = margin + context.measureText(sum).width + 28
  context.font = cardFaces.text(38)
  context.fillStyle = palette['chalk-soft']
  context.fillText(say.itemTotal({ total: all.total }), after, y - 46)
  context.fillText(describeShare(all), after, y)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function paintEmblems(context: Context, painters: readonly EmblemPainter[], { x, y, width, height }: Box): void {
  const { side, columns } = layGrid(painters.length, width, height, largest)
  const gap = side * 0.06
  const left = x + (width - columns * side) / 2
  const top = y + (height - Math.ceil(painters.length / columns) * side) / 2
  for (const [index, paint] of painters.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    paint(context, left + column * side + gap / 2, top + row * side + gap / 2, side - gap)
  }
}
