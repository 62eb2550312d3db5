import { reference } from '#documents/reference.ts'
import type { FeaturedParts, FeaturedSlot } from '#documents/user-document.ts'
import * as say from '#wording/profile.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/** Writes one slot, leaves the others, and reports a refusal. */
export function saveFeatured<Slot extends FeaturedSlot>(
  slot: Slot,
  value: NonNullable<FeaturedParts[Slot]> | null,
): void {
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
