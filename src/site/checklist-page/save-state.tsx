import { Check, CloudOff, HardDrive, RefreshCw, TriangleAlert } from 'lucide-react'
import type { Saving } from '../checklist/checklist-store.ts'

const words: Readonly<Record<Saving, string>> = {
  kept: 'Kept in this browser',
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline, kept here',
  refused: 'Not saved, kept here',
  unkept: 'Not kept: this browser stores nothing',
}

const icons = {
  kept: HardDrive,
  saved: Check,
  saving: RefreshCw,
  offline: CloudOff,
  refused: TriangleAlert,
  unkept: TriangleAlert,
} as const

/** Where the reader's last changes are; read out when it changes. */
export function SaveState({ saving }: { saving: Saving }) {
  const Icon = icons[saving]
  return (
    <output className={`save-state ${saving}`}>
      <Icon size={18} aria-hidden />
      {words[saving]}
    </output>
  )
}
