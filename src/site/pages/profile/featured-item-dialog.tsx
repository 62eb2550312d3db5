import type { ItemKind } from '#catalogue/entities.ts'
import { reference, type CatalogueCollection } from '#documents/reference.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/profile.ts'
import { ItemPicker } from '../../features/checklist/item-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import type { Modal } from '../../ui/controls/dialog.tsx'
import { saveFeatured } from './save-featured.ts'

interface FeaturedItemDialogProps extends Modal {
  readonly kind: ItemKind
  readonly choices: readonly ItemListEntry[]
  readonly chosenId: string | null
}

const collections = { driver: 'drivers', kart: 'karts', glider: 'gliders' } as const satisfies Record<
  ItemKind,
  CatalogueCollection
>

/** Chooses the item of one slot, or empties it. */
export function FeaturedItemDialog({ kind, ...choosing }: FeaturedItemDialogProps) {
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
      onChoose={(id) => saveFeatured(kind, reference(collections[kind], id))}
    />
  )
}
