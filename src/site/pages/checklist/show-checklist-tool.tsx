import type { ReactNode } from 'react'
import * as say from '#wording/checklist-page.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { ExportForm } from '../../features/checklist/import-export/export-form.tsx'
import { ImportForm } from '../../features/checklist/import-export/import-form.tsx'
import { firstCollection } from '#documents/collections.ts'
import { readerCollections } from '../../features/checklist/reader-checklist.ts'
import { SnapshotList } from '../../features/checklist/snapshots/snapshot-list.tsx'
import { ShareForm } from '../../features/sharing/share-form.tsx'
import { CollectionsForm } from './collections-form.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'

export type ChecklistTool = 'share' | 'import' | 'export' | 'snapshots' | 'collections'

const titles: Readonly<Record<ChecklistTool, () => string>> = {
  share: say.share,
  import: say.importIt,
  export: say.exportIt,
  snapshots: say.snapshots,
  collections: say.collections,
}

export function showChecklistTool(tool: ChecklistTool): void {
  showModal((modal) => (
    <Dialog {...modal} title={titles[tool]()}>
      {renderTool(tool, modal.close)}
    </Dialog>
  ))
}

function renderTool(tool: ChecklistTool, close: () => void): ReactNode {
  switch (tool) {
    case 'share':
      return <ShareForm name={nameOfSender()} />
    case 'import':
      return <ImportForm onDone={close} />
    case 'export':
      return <ExportForm />
    case 'snapshots':
      return <SnapshotList />
    case 'collections':
      return <CollectionsForm close={close} />
  }
}

/** A further collection is somebody's, or another self's: it has a name of its own. */
function nameOfSender(): string {
  const { listed, current } = readerCollections.read()
  if (current !== firstCollection) return listed.find(({ key }) => key === current)?.name ?? ''
  return session.state().document?.userDetails?.displayName ?? ''
}
