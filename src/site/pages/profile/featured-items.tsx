import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { Levels } from '#documents/checklist.ts'
import { parseReferencePath, isReference, reference } from '#documents/reference.ts'
import type { FeaturedParts, BadgesPart, FeaturedSlot } from '#documents/user-document.ts'
import { itemCollections } from '#pages/cards/emblem-path.ts'
import * as say from '#wording/profile.ts'
import type { BadgeView } from '#pages/data/thing-pages.ts'
import { loadChecklistItems, type ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { ItemEmblem, BadgeEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { kindNames } from '../../ui/wording/wording.ts'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading, type Loading } from '../../ui/loading/use-loading.ts'
import './featured-items.css'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { ItemPicker } from '../../features/checklist/item-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import type { Modal } from '../../ui/controls/dialog.tsx'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

interface FeaturedItemsProps {
  readonly parts: FeaturedParts
  readonly owned: Levels
}

/** The player's featured driver, kart and glider, one slot each. */
export function FeaturedItems({ parts, owned }: FeaturedItemsProps) {
  const { value: items, error, retry } = useLoading('checklist-items', loadChecklistItems)
  if (error !== undefined) return <LoadFailure what={say.itemsPart()} retry={retry} />
  return (
    <ul className="featured">
      {itemKinds.map((kind) => (
        <FeaturedItem key={kind} kind={kind} parts={parts} owned={owned} items={items ?? null} />
      ))}
    </ul>
  )
}

function FeaturedItem({
  kind,
  parts,
  owned,
  items,
}: FeaturedItemsProps & { kind: ItemKind; items: ChecklistItems | null }) {
  const id = featuredId(parts, kind)
  const item = (id !== null && items?.byId.get(id)) || null
  const level = item ? owned.get(item.id) : undefined
  function pick(): void {
    if (!items) return
    const choices = items.entries.filter((entry) => entry.kind === kind)
    showModal((modal) => <FeaturedItemDialog {...modal} kind={kind} choices={choices} chosenId={id} />)
  }

  return (
    <li>
      <button
        type="button"
        className={item ? `featured-item ${item.rarity}` : 'featured-item none'}
        disabled={!items}
        onClick={pick}
      >
        {item ? <ItemEmblem item={item} size="large" /> : <Plus size={40} aria-hidden />}
        <span>
          <small className="muted">{kindNames[kind]}</small>
          <b>{item?.name ?? (id === null || items ? say.choose() : '…')}</b>
          {item && (
            <small>
              <RarityMark rarity={item.rarity} /> {level === undefined ? say.notInChecklist() : say.level({ level })}
            </small>
          )}
        </span>
      </button>
    </li>
  )
}

/** The id of the item in a slot; null if it is empty. */
export function featuredId(parts: FeaturedParts, kind: ItemKind): string | null {
  const featured = parts[kind]
  return featured ? (parseReferencePath(featured.$ref)?.id ?? null) : null
}

interface FeaturedBadgesProps {
  readonly loading: Loading<readonly BadgeView[]>
  readonly part: BadgesPart
}

/** The player's featured badges. The first is also their picture. */
export function FeaturedBadges({ loading, part }: FeaturedBadgesProps) {
  const { value: badges, error, retry } = loading
  const orderId = useId()
  if (error !== undefined) return <LoadFailure what={say.badgesPart()} retry={retry} />
  const shown = (part.gameBadge ?? []).map(badgeId)
  const indexOf = (id: string) => shown.indexOf(id)

  return (
    <fieldset className="featured-badges" aria-describedby={orderId}>
      <legend>{say.badges()}</legend>
      <p className="muted" id={orderId}>
        {say.badgeOrder()}
      </p>
      <div>
        {(badges ?? []).map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={indexOf(id) !== -1}
            onClick={() => saveFeaturedBadge(id, indexOf(id) === -1)}
          >
            <BadgeEmblem id={id} size="medium" />
            <span>
              {name}
              {indexOf(id) !== -1 && (
                <small className="muted">
                  {say.badgePlace({ place: indexOf(id) + 1, isPicture: indexOf(id) === 0 ? 'yes' : 'no' })}
                </small>
              )}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Those of the game among a player's featured badges, in their order. */
export function featuredBadgeIds({ gameBadge = [] }: BadgesPart): readonly string[] {
  return gameBadge.flatMap((badge) => badgeId(badge) ?? [])
}

/** Null for a picture of the player's own. */
function badgeId(badge: NonNullable<BadgesPart['gameBadge']>[number]): string | null {
  return isReference(badge) ? (parseReferencePath(badge.$ref)?.id ?? null) : null
}

interface FeaturedItemDialogProps extends Modal {
  readonly kind: ItemKind
  readonly choices: readonly ItemListEntry[]
  readonly chosenId: string | null
}

/** Chooses the item of one slot, or empties it. */
function FeaturedItemDialog({ kind, ...choosing }: FeaturedItemDialogProps) {
  const { chosenId, close } = choosing

  function clear(): void {
    close()
    saveFeatured(kind, null)
  }

  return (
    <ItemPicker
      {...choosing}
      kind={kind}
      title={say.yourItem({ kind })}
      actions={chosenId !== null && <Button onClick={clear}>{say.clear()}</Button>}
      onChoose={(id) => saveFeatured(kind, reference(itemCollections[kind], id))}
    />
  )
}

/** Writes one slot, leaves the others, and reports a refusal. */
function saveFeatured<Slot extends FeaturedSlot>(slot: Slot, value: NonNullable<FeaturedParts[Slot]> | null): void {
  session.setFeaturedPart(slot, value).catch(reportRefusal)
}

/** Adds one badge or removes it, leaves the others, and reports a refusal. */
function saveFeaturedBadge(id: string, isFeatured: boolean): void {
  session.featureBadge(reference('badges', id), isFeatured).catch(reportRefusal)
}

function reportRefusal(error: unknown): void {
  console.error(error)
  showToast({ message: say.changeNotSaved({ reason: describeFailure(error) }), type: 'error' })
}
