import type { ReactNode } from 'react'
import { session } from '../../features/accounts/session/current-session.ts'
import { ExportForm } from '../../features/checklist/import-export/export-form.tsx'
import { ImportForm } from '../../features/checklist/import-export/import-form.tsx'
import { SnapshotList } from '../../features/checklist/snapshots/snapshot-list.tsx'
import { ShareForm } from '../../features/sharing/share-form.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'

export type ChecklistTool = 'share' | 'import' | 'export' | 'snapshots'

const titles: Readonly<Record<ChecklistTool, string>> = {
  share: 'Share',
  import: 'Import',
  export: 'Export',
  snapshots: 'Snapshots',
}

export function showChecklistTool(tool: ChecklistTool): void {
  showModal((modal) => (
    <Dialog {...modal} title={titles[tool]}>
      {renderTool(tool, modal.close)}
    </Dialog>
  ))
}

function renderTool(tool: ChecklistTool, close: () => void): ReactNode {
  switch (tool) {
    case 'share':
      return <ShareForm name={session.state().document?.userDetails?.displayName ?? ''} />
    case 'import':
      return <ImportForm onDone={close} />
    case 'export':
      return <ExportForm />
    case 'snapshots':
      return <SnapshotList />
  }
}
