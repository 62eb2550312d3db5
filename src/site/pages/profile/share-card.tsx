import Download from 'lucide-react/icons/download'
import Link from 'lucide-react/icons/link'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useState } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { Levels } from '#documents/checklist.ts'
import type { FeaturedParts } from '#documents/user-document.ts'
import { cardSize } from '#pages/cards/card.ts'
import { emblemPath, itemCollections } from '#pages/cards/emblem-path.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { countCoverage } from '#rankings/planner/count-coverage.ts'
import { percentage } from '#wording/counts.ts'
import * as say from '#wording/profile.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { pictureSource } from '#documents/picture-address.ts'
import { palette } from '#pages/config/palette.ts'
import { loadChecklistItems, type ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { ShareForm } from '../../features/sharing/share-form.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'
import { sharePicture, cardFaces, paintBar, paintCard, type Picture } from '../../features/pictures/paint-card.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { firstLetter } from '../../ui/wording/first-letter.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { countProgress, percentOf } from '../checklist/count-progress.ts'
import { featuredBadgeIds, featuredId } from './featured-items.tsx'
import './share-card.css'

interface ShareCardProps {
  /** Null: the card shows no name. */
  readonly name: string | null
  readonly avatar: string | null
  readonly parts: FeaturedParts
  readonly owned: Levels
}

const loadAll = () => Promise.all([loadChecklistItems(), loadPlannerGame()])

/** The player's share card, drawn in the browser: nothing leaves it before it is shared. */
export function ShareCard(props: ShareCardProps) {
  const { value, error, retry } = useLoading('card', loadAll)
  const picture = usePicture(value ? buildCard(props, ...value) : null)
  if (error !== undefined) return <LoadFailure what={say.yourCard()} retry={retry} />
  return (
    <div className="share-card">
      {picture ? (
        <img src={picture.address} width={cardSize.width} height={cardSize.height} alt={say.cardContents()} />
      ) : (
        <span className="share-card-slot" />
      )}
      <p className="actions">
        <Button look="primary" isDisabled={!picture} onClick={() => picture && downloadFile(fileName, picture.file)}>
          <Download size={20} aria-hidden />
          {say.saveAsPng()}
        </Button>
        {'canShare' in navigator && (
          <Button
            isDisabled={!picture}
            onClick={() => picture && void sharePicture(picture.file, fileName, say.myCollection())}
          >
            <Share2 size={20} aria-hidden />
            {say.share()}
          </Button>
        )}
        <Button
          onClick={() =>
            showModal((modal) => (
              <Dialog {...modal} title={say.shareYourProfile()}>
                <ShareForm
                  name={props.name ?? ''}
                  featured={{
                    items: mapKinds((kind) => featuredId(props.parts, kind)),
                    badges: featuredBadgeIds(props.parts.badges ?? {}),
                  }}
                />
              </Dialog>
            ))
          }
        >
          <Link size={20} aria-hidden />
          {say.shareAsALink()}
        </Button>
      </p>
    </div>
  )
}

function buildCard(props: ShareCardProps, items: ChecklistItems, game: PlannerGame): PlayerCard {
  const { name, avatar, parts, owned } = props
  const { whole } = countCoverage(game, owned).all
  const progress = countProgress(items.entries, owned)
  return {
    name: name ?? say.unnamedPlayer(),
    avatar,
    featured: itemKinds.flatMap((kind) => {
      const id = featuredId(parts, kind)
      const item = id === null ? undefined : items.byId.get(id)
      if (!item) return []
      const level = owned.get(item.id)
      return [{ name: item.name, level: level ?? null, emblem: emblemPath(itemCollections[kind], item.id) }]
    }),
    kinds: itemKinds.map((kind) => ({ kind, ...progress.kinds[kind] })),
    all: progress.all,
    percent: percentOf(progress.all),
    coverage: whole,
  }
}

const fileName = 'topshelf-card.png'

/** A drawn card: the file, and the object URL for showing it. */
interface CardPicture {
  readonly file: Blob
  readonly address: string
}

/** The picture of a card, redrawn when its content changes; null until drawn. */
function usePicture(card: PlayerCard | null): CardPicture | null {
  const [picture, setPicture] = useState<CardPicture | null>(null)
  const said = JSON.stringify(card)
  useEffect(() => {
    if (!card) return
    let isCurrent = true
    let address = ''
    async function draw(shown: PlayerCard): Promise<void> {
      const file = await drawCard(shown)
      if (!isCurrent) return
      address = URL.createObjectURL(file)
      setPicture({ file, address })
    }
    draw(card).catch(console.error)
    return () => {
      isCurrent = false
      if (address) URL.revokeObjectURL(address)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the card is another object each time; what it says decides
  }, [said])
  return picture
}

const { width: cardWidth } = cardSize

/** The content of the card. */
interface PlayerCard {
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
function drawCard(card: PlayerCard): Promise<Blob> {
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
  context.fillText(percentage({ percent }), after, 320)
  const lines = [
    ...kinds.map(({ kind, owned, total }) => ({ name: kindPlurals[kind], value: owned, of: total })),
    { name: say.coursesCovered(), value: coverage.covered, of: coverage.coverable },
  ]
  for (const [index, line] of lines.entries()) paintBar(context, x, 364 + index * 54, width, line)
}
