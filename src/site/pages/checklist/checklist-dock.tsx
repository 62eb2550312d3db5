import ListChecks from 'lucide-react/icons/list-checks'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useState } from 'react'
import type { Levels } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/checklist-page.ts'
import type { ReaderChecklist } from '../../features/checklist/checklist-state.ts'
import { describeChange } from '../../features/checklist/describe-change.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { SaveState } from './save-state.tsx'
import './checklist-dock.css'

interface ChecklistDockProps {
  readonly reader: ReaderChecklist
  /** All there are. */
  readonly entries: readonly ItemListEntry[]
  /** What can be changed in bulk. */
  readonly found: readonly ItemListEntry[]
  /** Above the actions. */
  readonly children?: ReactNode
}

/** Stays in reach while the list scrolls. */
export function ChecklistDock({ reader, entries, found, children }: ChecklistDockProps) {
  const [said, setSaid] = useState('')
  function tellOf(describe: (change: string) => string, levels: Levels): void {
    const change = describeChange(levels, (id) => entries.find((entry) => entry.id === id)?.name ?? id)
    const words = describe(change)
    // The same words again are announced only if they are others to the browser.
    setSaid(said === words ? `${words}\u00A0` : words)
  }
  return (
    <div className="dock">
      {children}
      <div className="dock-row">
        <SaveState saving={reader.saving} />
        <div className="dock-actions">
          <Button
            aria-label={say.undo()}
            isDisabled={!reader.canUndo}
            onClick={() => tellOf((change) => say.undone({ change }), readerChecklist.undo())}
          >
            <Undo2 size={20} aria-hidden />
            <span className="dock-words">{say.undo()}</span>
          </Button>
          <Button
            aria-label={say.redo()}
            isDisabled={!reader.canRedo}
            onClick={() => tellOf((change) => say.redone({ change }), readerChecklist.redo())}
          >
            <Redo2 size={20} aria-hidden />
            <span className="dock-words">{say.redo()}</span>
          </Button>
          <Button
            isDisabled={found.length === 0}
            onClick={() => showModal((modal) => <BulkDialog {...modal} entries={found} />)}
          >
            <ListChecks size={20} aria-hidden />
            <WholeText text={say.setAll({ items: found.length })} />
          </Button>
        </div>
      </div>
      <output className="visually-hidden">{said}</output>
    </div>
  )
}

/**
 * Text that changes beside other content. Translators of browsers put elements of their own in the place of text, and
 * React would go on writing into what is gone; an element with a key is replaced as a whole.
 */
function WholeText({ text }: { text: string }) {
  return <span key={text}>{text}</span>
}
