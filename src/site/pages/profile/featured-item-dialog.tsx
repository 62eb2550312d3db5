import type { ItemKind } from '#catalogue/entities.ts'
import { reference, type CatalogueCollection } from '#documents/reference.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/profile.ts'
import type { FeaturedParts, FeaturedSlot } from '#documents/user-document.ts'
import { ItemPicker } from '../../features/checklist/item-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import type { Modal } from '../../ui/controls/dialog.tsx'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

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

/** Writes one slot, leaves the others, and reports a refusal. */
function saveFeatured<Slot extends FeaturedSlot>(slot: Slot, value: NonNullable<FeaturedParts[Slot]> | null): void {
  session.setFeaturedPart(slot, value).catch(reportRefusal)
}

/** Adds one badge or removes it, leaves the others, and reports a refusal. */
export function saveFeaturedBadge(badgeId: string, isFeatured: boolean): void {
  session.featureBadge(reference('badges', badgeId), isFeatured).catch(reportRefusal)
}

function reportRefusal(error: unknown): void {
  console.error(error)
  showToast({ message: say.changeNotSaved({ reason: describeFailure(error) }), type: 'error' })
}
