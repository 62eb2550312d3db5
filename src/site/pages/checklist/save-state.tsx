import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import HardDrive from 'lucide-react/icons/hard-drive'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Saving } from '../../features/checklist/checklist-store.ts'
import './save-state.css'

const words: Readonly<Record<Saving, string>> = {
  local: 'Saved in this browser',
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline, saved here',
  refused: 'Not synced, saved here',
  ahead: 'Not synced: set this device’s clock',
  unstored: 'Not saved: this browser blocks storage',
}

const icons = {
  local: HardDrive,
  saved: Check,
  saving: RefreshCw,
  offline: CloudOff,
  refused: TriangleAlert,
  ahead: TriangleAlert,
  unstored: TriangleAlert,
} as const

/** Where the reader's last changes are stored; announced when it changes. */
export function SaveState({ saving }: { saving: Saving }) {
  const Icon = icons[saving]
  return (
    <output className={`save-state ${saving}`}>
      <Icon size={18} aria-hidden />
      {words[saving]}
    </output>
  )
}
