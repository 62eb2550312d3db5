import type { FeaturedParts, FeaturedSlot } from '#documents/user-document.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/** Writes one slot, leaves the others, and reports a refusal. */
export function saveFeatured<Slot extends FeaturedSlot>(
  slot: Slot,
  value: NonNullable<FeaturedParts[Slot]> | null,
): void {
  session.setFeaturedPart(slot, value).catch((error: unknown) => {
    console.error(error)
    showToast({ message: `Your change could not be saved. ${describeFailure(error)}`, type: 'error' })
  })
}
