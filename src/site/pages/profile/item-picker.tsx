import { useState } from 'react'
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
import { foldName } from '../../features/search/matching/fold-name.ts'
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

/** Chooses the item of one slot, with owned items first. */
export function ItemPicker({ kind, items, chosenId, ...modal }: ItemPickerProps) {
  const { owned } = useReaderChecklist()
  const [text, setText] = useState('')
  const wanted = foldName(text.trim())
  const found = items.entries.filter((item) => item.kind === kind && foldName(item.name).includes(wanted))
  const ordered = [...found.filter(({ id }) => owned.has(id)), ...found.filter(({ id }) => !owned.has(id))]

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
        onChange={setText}
        required
      />
      <ul className="picker">
        {ordered.map((item) => (
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
      {ordered.length === 0 && <p className="muted">No {kind} matches.</p>}
    </Dialog>
  )
}
