import Download from 'lucide-react/icons/download'
import Link from 'lucide-react/icons/link'
import Share2 from 'lucide-react/icons/share-2'
import { itemKinds } from '#catalogue/entities.ts'
import type { Levels } from '#documents/checklist.ts'
import type { FeaturedParts } from '#documents/user-document.ts'
import { cardSize } from '#pages/cards/card-path.ts'
import { emblemPath, itemCollections } from '#pages/cards/emblem-path.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { countCoverage } from '#rankings/planner/count-coverage.ts'
import * as say from '#wording/profile.ts'
import { loadChecklistItems, type ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { countProgress, percentOf } from '../checklist/count-progress.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { ShareForm } from '../../features/sharing/share-form.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'
import { sharePicture } from '../../features/pictures/share-picture.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { drawCard, type PlayerCard } from './draw-card.ts'
import { featuredBadgeIds } from './featured-badges.tsx'
import { featuredId } from './featured-items.tsx'
import './share-card.css'
import { useEffect, useState } from 'react'

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
  const { value, error, retry } = useLoading('Your card', loadAll)
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
