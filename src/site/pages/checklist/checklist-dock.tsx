import ListChecks from 'lucide-react/icons/list-checks'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useState, useEffect } from 'react'
import { Popover } from '@base-ui/react/popover'
import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import HardDrive from 'lucide-react/icons/hard-drive'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Eraser from 'lucide-react/icons/eraser'
import { type Levels, type ItemLevel, itemLevels } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/checklist-page.ts'
import type { ReaderChecklist, Saving } from '../../features/checklist/checklist-state.ts'
import { describeChange } from '../../features/checklist/describe-change.ts'
import { readerChecklist, useReaderChecklist } from '../../features/checklist/reader-checklist.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { compareLevels, DifferenceSection } from '../../features/checklist/difference-list.tsx'
import { showChange } from '../../features/checklist/show-change.ts'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { isStorageKept, readStorageKept } from '../../features/checklist/checklist-storage.ts'
import { modalRoot } from '../../ui/controls/modal-root.ts'
import { useStore } from '../../ui/store/create-store.ts'
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
  function announceChange(describe: (change: string) => string, levels: Levels): void {
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
            onClick={() => announceChange((change) => say.undone({ change }), readerChecklist.undo())}
          >
            <Undo2 size={20} aria-hidden />
            <span className="dock-words">{say.undo()}</span>
          </Button>
          <Button
            aria-label={say.redo()}
            isDisabled={!reader.canRedo}
            onClick={() => announceChange((change) => say.redone({ change }), readerChecklist.redo())}
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

interface BulkDialogProps extends Modal {
  /** The items in the current list. */
  readonly entries: readonly ItemListEntry[]
}

/** Sets every listed item to one level, after a preview. */
function BulkDialog({ entries, ...modal }: BulkDialogProps) {
  const { owned } = useReaderChecklist()
  const [level, setLevel] = useState<ItemLevel>(1)
  const [lowers, setLowers] = useState(false)
  const wanted = entries.map(({ id }) => {
    const current = owned.get(id) ?? 0
    return [id, lowers || level === 0 || level > current ? level : current] as const
  })
  const differences = compareLevels(new Map(entries.map(({ id }) => [id, owned.get(id) ?? 0])), new Map(wanted))

  function apply(): void {
    readerChecklist.change(new Map(wanted), 'bulk')
    modal.close()
    showChange(say.itemsChanged({ items: differences.length }))
  }

  return (
    <Dialog
      {...modal}
      title={say.setItems({ items: entries.length })}
      description={say.setsListedItems()}
      actions={
        <>
          <Button onClick={modal.close}>{say.cancel()}</Button>
          <Button look="primary" isDisabled={differences.length === 0} onClick={apply}>
            {differences.length === 0 ? say.noChanges() : say.changeItems({ items: differences.length })}
          </Button>
        </>
      }
    >
      <LevelChoice legend={say.level()} name="level" level={level} onChoose={setLevel} />
      {level > 0 && (
        <Switch
          label={say.lowerItems()}
          hint={lowers ? say.lowersItems() : say.keepsHigherItems()}
          isOn={lowers}
          onChange={setLowers}
        />
      )}
      <DifferenceSection differences={differences} />
    </Dialog>
  )
}

const savingWords: Readonly<Record<Saving, () => string>> = {
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
function SaveState({ saving }: { saving: Saving }) {
  const isKept = useStore(isStorageKept)
  useEffect(() => void readStorageKept(), [])
  const Icon = icons[saving]
  const state = (
    <>
      <Icon size={18} aria-hidden />
      <span key={saving}>{savingWords[saving]()}</span>
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

interface LevelChoiceProps {
  readonly legend: string
  /** Names the group of radio buttons; unique on the page. */
  readonly name: string
  readonly level: ItemLevel
  readonly onChoose: (level: ItemLevel) => void
  /** In one row, without a visible legend. */
  readonly isBar?: boolean
}

/** One level of all, or none. */
export function LevelChoice({ legend, name, level, onChoose, isBar = false }: LevelChoiceProps) {
  return (
    <fieldset className={isBar ? 'level-choice bar' : 'level-choice'}>
      <legend className={isBar ? 'visually-hidden' : undefined}>{legend}</legend>
      {itemLevels.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === level} onChange={() => onChoose(choice)} />
          <span>{choice === 0 ? <NotOwned isBar={isBar} /> : choice}</span>
        </label>
      ))}
    </fieldset>
  )
}

function NotOwned({ isBar }: { isBar: boolean }) {
  if (!isBar) return say.notOwned()
  return (
    <>
      <Eraser size={20} aria-hidden />
      <b className="visually-hidden">{say.notOwned()}</b>
    </>
  )
}
