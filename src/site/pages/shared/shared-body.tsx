import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { SharedFaultNote } from './shared-fault-note.tsx'
import { SharedPlayer } from './shared-player.tsx'
import { useShared } from './use-shared.ts'

/** The collection that the address holds, or what to do about an address that holds none. */
export function SharedBody() {
  const shared = useShared()
  const { value: items, error, retry } = useLoading('The items', loadChecklistItems)
  if (typeof shared === 'string') return <SharedFaultNote fault={shared} />
  if (error !== undefined) return <LoadFailure what="The items" retry={retry} />
  if (!items) return <Skeleton what="The shared collection" shape="cards" lines={6} />
  return <SharedPlayer shared={shared} items={items} />
}
