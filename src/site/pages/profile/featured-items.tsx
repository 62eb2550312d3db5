import Plus from 'lucide-react/icons/plus'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { Levels } from '#documents/checklist.ts'
import { parseReferencePath } from '#documents/reference.ts'
import type { FeaturedParts } from '#documents/user-document.ts'
import * as say from '#wording/profile.ts'
import { loadChecklistItems, type ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { kindNames } from '../../ui/wording/wording.ts'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { FeaturedItemDialog } from './featured-item-dialog.tsx'
import './featured-items.css'

interface FeaturedItemsProps {
  readonly parts: FeaturedParts
  readonly owned: Levels
}

/** The player's featured driver, kart and glider, one slot each. */
export function FeaturedItems({ parts, owned }: FeaturedItemsProps) {
  const { value: items, error, retry } = useLoading('The items', loadChecklistItems)
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
  const reference = parts[kind]
  return reference ? (parseReferencePath(reference.$ref)?.id ?? null) : null
}
