import { Popover } from '@base-ui/react/popover'
import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import HardDrive from 'lucide-react/icons/hard-drive'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useEffect } from 'react'
import * as say from '#wording/checklist-page.ts'
import type { Saving } from '../../features/checklist/checklist-state.ts'
import { isStorageKept, lookWhetherKept } from '../../features/checklist/kept-storage.ts'
import { modalRoot } from '../../ui/controls/modal-root.ts'
import { useStore } from '../../ui/store/use-store.ts'
import './save-state.css'

const words: Readonly<Record<Saving, () => string>> = {
  local: say.savedHere,
  saved: say.saved,
  saving: say.saving,
  offline: say.offline,
  refused: say.refused,
  ahead: say.clockIsAhead,
  unstored: say.unstored,
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
  const isKept = useStore(isStorageKept)
  useEffect(() => void lookWhetherKept(), [])
  const Icon = icons[saving]
  const state = (
    <>
      <Icon size={18} aria-hidden />
      <span key={saving}>{words[saving]()}</span>
    </>
  )
  return (
    <output className={`save-state ${saving}`}>
      {saving === 'local' && isKept === false ? <UnkeptNote>{state}</UnkeptNote> : state}
    </output>
  )
}

/** What "saved in this browser" means where the browser may clear it. */
function UnkeptNote({ children }: { children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="save-note-button">{children}</Popover.Trigger>
      <Popover.Portal container={modalRoot}>
        <Popover.Positioner className="keypad-position" side="top" align="start" sideOffset={8} collisionPadding={8}>
          <Popover.Popup className="save-note">
            <Popover.Title>{say.onlyHere()}</Popover.Title>
            <Popover.Description>{say.browserMayClear()}</Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
