import { itemKinds } from '#catalogue/entities.ts'
import { emblemPath, itemCollections } from '#pages/cards/emblem-path.ts'
import { palette } from '#pages/config/palette.ts'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import * as say from '#wording/race.ts'
import { formatPoints, shelfNames } from '../../ui/wording/wording.ts'
import { cardFaces, paintCard, type Picture, sharePicture } from '../pictures/paint-card.ts'
import { lackingWords, type CardCourse, type CardPick } from './card-course.ts'
import { describeCard, nameCard } from './describe-card.ts'

type Context = CanvasRenderingContext2D

const { display, text } = cardFaces

/**
 * Paints the card and shares it, or saves it where the device shares no pictures.
 * @param isSent whether somebody else has sent it to the reader
 */
export async function shareRacePicture(
  week: RankedCupDate | null,
  courses: readonly CardCourse[],
  isSent: boolean,
): Promise<void> {
  const title = nameCard(week)
  const picks = courses.map((course) => itemKinds.map((kind) => course.picks[kind]))
  const isOwn = picks.flat().some((pick) => pick?.of === 'owner')
  const addresses = picks.flat().map((pick) => pick && emblemPath(itemCollections[pick.item.kind], pick.item.id))
  const picture = await paintCard(addresses, (context, emblems) => {
    paintTitle(context, title, describeCard(week, isOwn ? (isSent ? 'sender' : 'reader') : 'best'))
    for (const [index, { variant, points }] of courses.entries()) {
      const y = 190 + index * 132
      paintCourse(
        context,
        variant.name,
        points && say.pointCount({ points: formatPoints(points.points, points.isEstimated) }),
        y,
      )
      for (const [column, pick] of picks[index]!.entries()) {
        if (!pick) continue
        const [x, emblem] = [60 + column * 365, emblems[index * itemKinds.length + column] ?? null]
        paintPick(context, pick, emblem, x, y + 28, describePick(pick, isOwn))
      }
    }
  })
  await sharePicture(picture, 'race-card.png', title)
}

function paintTitle(context: Context, title: string, line: string): void {
  context.fillStyle = palette.chalk
  context.font = display(64)
  context.fillText(title, 60, 108, 780)
  context.font = text(26)
  context.fillStyle = palette['chalk-soft']
  context.fillText(line, 62, 146)
}

function paintCourse(context: Context, name: string, points: string | null, y: number): void {
  context.fillStyle = palette.flag
  context.font = display(34)
  context.fillText(name, 60, y + 14, 760)
  if (points === null) return
  context.textAlign = 'right'
  context.fillStyle = palette.chalk
  context.fillText(points, 1140, y + 14, 300)
  context.textAlign = 'left'
}

/** `Top shelf, level 3`. */
function describePick({ shelf, level, of }: CardPick, isOwn: boolean): string {
  if (isOwn && of === 'all') return lackingWords
  return level === null ? shelfNames[shelf] : say.shelfAndLevel({ shelf, level })
}

function paintPick(context: Context, pick: CardPick, emblem: Picture, x: number, y: number, note: string): void {
  if (emblem) context.drawImage(emblem, x, y, 76, 76)
  context.fillStyle = palette.chalk
  context.font = display(30)
  context.fillText(pick.item.name, x + 90, y + 34, 260)
  context.fillStyle = palette['chalk-soft']
  context.font = text(22)
  context.fillText(note, x + 91, y + 64, 260)
}
