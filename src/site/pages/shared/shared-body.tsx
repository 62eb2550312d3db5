import type { BadgeView } from '#pages/data/badge-pages.ts'
import * as say from '#wording/sharing.ts'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { loadBadges } from '../../features/sharing/load-badges.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { SharedFaultNote } from './shared-fault-note.tsx'
import { SharedPlayer } from './shared-player.tsx'
import { useShared } from './use-shared.ts'

const none: readonly string[] = []

/** The collection that the address holds, or what to do about an address that holds none. */
export function SharedBody() {
  const shared = useShared()
  const { value: items, error, retry } = useLoading('The items', loadChecklistItems)
  const badgeIds = typeof shared === 'string' ? none : shared.badges
  const badges = useLoading(`The badges ${badgeIds.join()}`, () => loadSharedBadges(badgeIds))
  if (typeof shared === 'string') return <SharedFaultNote fault={shared} />
  if (error !== undefined) return <LoadFailure what={say.items()} retry={retry} />
  // Without its badges a collection is still worth showing; their number decides its position.
  if (!items || (!badges.value && badges.error === undefined))
    return <Skeleton what={say.sharedCollection()} shape="cards" lines={6} />
  return <SharedPlayer shared={shared} items={items} badges={badges.value ?? []} />
}

/** Those that the site knows, in the sender's order. */
async function loadSharedBadges(ids: readonly string[]): Promise<readonly BadgeView[]> {
  if (ids.length === 0) return []
  const badges = await loadBadges()
  return ids.flatMap((id) => badges.find((badge) => badge.id === id) ?? [])
}
