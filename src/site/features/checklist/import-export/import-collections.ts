import { firstCollection } from '#documents/collections.ts'
import { emptyChecklist } from '#documents/checklist.ts'
import { readerCollections } from '../reader-checklist.ts'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import { formatCount } from '../../../ui/wording/wording.ts'
import type { ImportedEntry } from './imported-checklist.ts'
import { planImport } from './plan-import.ts'

/** Merges further collections of a file into those of the same names, and makes the others. */
export function importCollections(collections: ReadonlyMap<string, ReadonlyMap<string, ImportedEntry>>): void {
  let left = 0
  for (const [name, entries] of collections) {
    const known = readerCollections.read().listed.find((one) => one.name === name && one.key !== firstCollection)
    const file = { entries, document: {} }
    if (known) {
      const store = readerCollections.open(known.key)
      store.change(planImport(store.read().checklist, file, 'merge'), 'import')
    } else if (readerCollections.add(name, planImport(emptyChecklist, file, 'merge')) === null) left += 1
  }
  if (left === 0) showToast({ message: `${formatCount(collections.size, 'collection')} imported.` })
  else
    showToast({
      message: `${formatCount(left, 'collection')} found no room. Remove others in the checklist, and import again.`,
      type: 'error',
    })
}
