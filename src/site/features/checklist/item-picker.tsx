import { type ReactNode, useState } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/checklist.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { itemListPlan } from '../search/filters/item-list-plan.ts'
import { useFound } from '../lists/use-search.ts'
import { useTakeFirst } from '../search/use-take-first.ts'
import { useReaderChecklist } from './reader-checklist.ts'
import './item-picker.css'

interface ItemPickerProps extends Modal {
  readonly title: string
  readonly kind: ItemKind
  /** Of the kind, in the order of the game; the same array for as long as the dialog is open. */
  readonly choices: readonly ItemListEntry[]
  /** The id of the item that was chosen before; null if none was. */
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
  readonly actions?: ReactNode
}

/** Skills are not shown here, so they are not searched. */
const { detailOf: _detailOf, ...named } = itemListPlan

/**
 * Chooses an item of a kind: the chosen item first, then owned ones, or what matches the typed text. Names that are
 * merely like it are offered only where none contains it.
 */
export function ItemPicker({ title, kind, choices, chosenId, onChoose, actions, ...modal }: ItemPickerProps) {
  const { owned } = useReaderChecklist()
  const [text, setText] = useState('')
  const { found, wholeCount, isComplete, prepare } = useFound(choices, named, text)
  const isAsking = text.trim() !== ''
  const matching = wholeCount > 0 ? found.slice(0, wholeCount) : found
  const offered = isAsking ? matching : choices.toSorted((a, b) => rankUnasked(a.id) - rankUnasked(b.id))
  const taking = useTakeFirst({ text, found: isAsking ? matching : null, isComplete, choose: ({ id }) => choose(id) })

  function rankUnasked(id: string): number {
    if (id === chosenId) return 0
    return owned.has(id) ? 1 : 2
  }

  function choose(id: string): void {
    modal.close()
    onChoose(id)
  }

  return (
    <Dialog {...modal} title={title} actions={actions}>
      <TextField
        label={say.searchKind({ kind })}
        type="search"
        value={text}
        autoComplete="off"
        onFocus={prepare}
        onChange={setText}
        {...taking}
        required
      />
      <output className="visually-hidden">{isAsking && isComplete && say.foundCount({ count: offered.length })}</output>
      <ul className="picker">
        {offered.map((item) => (
          <li key={item.id}>
            <button type="button" aria-pressed={item.id === chosenId} onClick={() => choose(item.id)}>
              <ItemEmblem item={item} />
              <span>{item.name}</span>
              {owned.has(item.id) && <small className="muted">{say.ownedLevel({ level: owned.get(item.id)! })}</small>}
              <RarityMark rarity={item.rarity} />
            </button>
          </li>
        ))}
      </ul>
      {offered.length === 0 && isComplete && <p className="muted">{say.noKindMatches({ kind })}</p>}
    </Dialog>
  )
}
