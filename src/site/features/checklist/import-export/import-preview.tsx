import { useState } from 'react'
import { ownedLevels } from '#documents/checklist.ts'
import { compareLevels } from '../compare-levels.ts'
import { DifferenceSection } from '../difference-section.tsx'
import { readerChecklist } from '../reader-checklist.ts'
import { tellChange } from '../tell-change.ts'
import { useReaderChecklist } from '../use-reader-checklist.ts'
import { formatCount } from '../../../ui/wording/wording.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../../ui/controls/dialog.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import type { ImportedChecklist } from './imported-checklist.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { planImport, type ImportMode } from './plan-import.ts'
import { session } from '../../accounts/session/current-session.ts'

interface ImportPreviewProps extends Modal {
  readonly imported: ImportedChecklist
  readonly fileName: string
}

const modes: readonly ImportMode[] = ['merge', 'replace']
const modeNames = { merge: 'Merge', replace: 'Replace' } as const
const modeHints: Readonly<Record<ImportMode, string>> = {
  merge: 'Newer entries in your list stay, and items missing from the file are left alone.',
  replace: 'Your list becomes exactly what the file says; items missing from the file are removed.',
}

/** Previews what a file would change. */
export function ImportPreview({ imported, fileName, ...modal }: ImportPreviewProps) {
  const { checklist, owned } = useReaderChecklist()
  const [mode, setMode] = useState<ImportMode>('merge')
  const [takesProfile, setTakesProfile] = useState(false)
  const levels = planImport(checklist, imported, mode)
  const differences = compareLevels(owned, new Map([...ownedLevels(checklist), ...levels]))
  const hasProfile = Object.values(imported.document).some((field) => Object.keys(field).length > 0)

  async function apply(): Promise<void> {
    readerChecklist.change(levels, 'import')
    modal.close()
    if (takesProfile) await session.update(imported.document)
    tellChange(`${formatCount(differences.length, 'item')} imported from ${fileName}.`)
  }

  return (
    <Dialog
      {...modal}
      title="Import this file?"
      description={`${fileName} contains ${formatCount(imported.entries.size, 'item')}. You can undo the import.`}
      actions={
        <>
          <Button onClick={modal.close}>Cancel</Button>
          <Button
            look="primary"
            isDisabled={differences.length === 0 && !takesProfile}
            onClick={() => void apply().catch(console.error)}
          >
            {differences.length === 0 && !takesProfile
              ? 'No changes'
              : `${modeNames[mode]} ${formatCount(differences.length, 'item')}`}
          </Button>
        </>
      }
    >
      <Choices legend="Mode" choices={modes} names={modeNames} chosen={mode} onChoose={setMode} />
      <p className="muted">{modeHints[mode]}</p>
      {hasProfile && (
        <Switch
          label="Import the profile, too"
          hint="Replaces your name, picture and featured items."
          isOn={takesProfile}
          onChange={setTakesProfile}
        />
      )}
      <DifferenceSection differences={differences} />
    </Dialog>
  )
}
