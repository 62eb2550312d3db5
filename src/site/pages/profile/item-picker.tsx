import { useMemo, useState } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import { reference, type CatalogueCollection } from '#documents/reference.ts'
import { useReaderChecklist } from '../../features/checklist/use-reader-checklist.ts'
import type { ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { kindNames, kindPlurals } from '../../ui/wording/wording.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { itemListPlan } from '../../features/lists/plans/item-list-plan.ts'
import { useFound } from '../../features/lists/state/use-search.ts'
import { useTakeFirst } from '../../features/search/use-take-first.ts'
import { saveFeatured } from './save-featured.ts'
import './item-picker.css'

interface ItemPickerProps extends Modal {
  readonly kind: ItemKind
  readonly items: ChecklistItems
  readonly chosenId: string | null
}

const collections = { driver: 'drivers', kart: 'karts', glider: 'gliders' } as const satisfies Record<
  ItemKind,
  CatalogueCollection
>

/** Skills are not written here, so nobody looks for them. */
const { detailOf: _detailOf, ...named } = itemListPlan

/**
 * Chooses the item of one slot: the chosen item first, then owned ones, or what matches the typed text. Names that are
 * merely like it are offered only where none contains it.
 */
export function ItemPicker({ kind, items, chosenId, ...modal }: ItemPickerProps) {
  const { owned } = useReaderChecklist()
  const [text, setText] = useState('')
  const ofKind = useMemo(() => items.entries.filter((item) => item.kind === kind), [items, kind])
  const { found, wholeCount, isComplete, prepare } = useFound(ofKind, named, text)
  const isAsking = text.trim() !== ''
  const matching = wholeCount > 0 ? found.slice(0, wholeCount) : found
  const offered = isAsking ? matching : ofKind.toSorted((a, b) => rankUnasked(a.id) - rankUnasked(b.id))
  const taking = useTakeFirst({ text, found: isAsking ? matching : null, isComplete, choose: ({ id }) => choose(id) })

  function rankUnasked(id: string): number {
    if (id === chosenId) return 0
    return owned.has(id) ? 1 : 2
  }

  function choose(id: string | null): void {
    modal.close()
    saveFeatured(kind, id === null ? null : reference(collections[kind], id))
  }

  return (
    <Dialog
      {...modal}
      title={`Your ${kindNames[kind].toLowerCase()}`}
      actions={chosenId !== null && <Button onClick={() => choose(null)}>Clear</Button>}
    >
      <TextField
        label={`Search ${kindPlurals[kind].toLowerCase()}`}
        type="search"
        value={text}
        autoComplete="off"
        onFocus={prepare}
        onChange={setText}
        {...taking}
        required
      />
      <output className="visually-hidden">{isAsking && isComplete && `${offered.length} found`}</output>
      <ul className="picker">
        {offered.map((item) => (
          <li key={item.id}>
            <button type="button" aria-pressed={item.id === chosenId} onClick={() => choose(item.id)}>
              <ItemEmblem item={item} />
              <span>{item.name}</span>
              {owned.has(item.id) && <small className="muted">Level {owned.get(item.id)}</small>}
              <RarityMark rarity={item.rarity} />
            </button>
          </li>
        ))}
      </ul>
      {offered.length === 0 && isComplete && <p className="muted">No {kind} matches.</p>}
    </Dialog>
  )
}
