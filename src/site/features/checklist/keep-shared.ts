import { capMark, type CapStep, type ItemLevel } from '#documents/checklist.ts'
import { mostCollections } from '#documents/collections.ts'
import * as say from '#wording/checklist.ts'
import { navigationServices } from '../navigation/navigation-services.ts'
import { resolveOnSite } from '../navigation/page-address.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { collectionAddress } from './collection-address.ts'
import { readerCollections } from './reader-checklist.ts'

/** Makes what a link shows a collection of the reader, beside their own. @param name of its sender; null for none */
export function keepShared(
  name: string | null,
  levels: ReadonlyMap<string, ItemLevel>,
  caps: ReadonlyMap<string, CapStep>,
): void {
  const kept = name ?? say.aPlayer()
  const marks = new Map<string, ItemLevel>([...levels, ...[...caps].map(([id, cap]) => [capMark(id), cap] as const)])
  const key = readerCollections.add(kept, marks)
  if (key === null) {
    return void showToast({
      message: say.collectionsFull({ count: mostCollections }),
      type: 'error',
    })
  }
  showToast({
    message: say.collectionKept({ name: kept }),
    durationMs: 8000,
    action: { label: say.show(), run: () => void open(key) },
  })
}

async function open(key: string): Promise<void> {
  const { navigate } = await navigationServices
  await navigate(resolveOnSite(collectionAddress(key)))
}
