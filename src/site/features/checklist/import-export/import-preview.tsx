import { useState } from 'react'
import { flushSync } from 'react-dom'
import { itemOfMark, ownedLevels, emptyChecklist } from '#documents/checklist.ts'
import * as say from '#wording/import-export.ts'
import { joinSentences } from '#wording/join-list.ts'
import { firstCollection } from '#documents/collections.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../../ui/controls/dialog.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { ItemEmblem } from '../../../ui/emblems/emblem.tsx'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import { describeFailure } from '../../accounts/port/describe-failure.ts'
import { session, useSession } from '../../accounts/session/current-session.ts'
import { compareLevels, DifferenceSection } from '../difference-list.tsx'
import { readerChecklist, readerCollections, useReaderChecklist } from '../reader-checklist.ts'
import { showChange } from '../show-change.ts'
import { loadChecklistItems } from '../load-checklist-items.ts'
import type { ImportedChecklist, ImportedEntry, ImportedSnapshot, WaitingRow } from './imported-checklist.ts'
import { planImport, type ImportMode } from './plan-import.ts'
import './waiting-rows.css'

interface ImportPreviewProps extends Modal {
  readonly imported: ImportedChecklist
  readonly waiting: readonly WaitingRow[]
  readonly notes?: readonly string[]
  /** What is imported: the name of a file. */
  readonly name: string
  /** Called with the lines that still wait, once the others have been imported. */
  readonly onDone: (rest: readonly string[]) => void
}

/** What a file may bring besides items: taken on request. */
const extras = ['profile', 'collections', 'snapshots'] as const
type Extra = (typeof extras)[number]
const extraActions: Readonly<Record<Extra, string>> = {
  profile: say.importProfile(),
  collections: say.importCollections(),
  snapshots: say.importSnapshots(),
}

const modes: readonly ImportMode[] = ['merge', 'replace']
const modeNames = { merge: say.merge(), replace: say.replace() }
const modeHints: Readonly<Record<ImportMode, string>> = {
  merge: say.mergeExplanation(),
  replace: say.replaceExplanation(),
}

/** Previews what a list or file would change; lines that cannot be read with certainty wait, and block no others. */
export function ImportPreview({ imported, waiting, notes = [], name, onDone, ...modal }: ImportPreviewProps) {
  const { checklist, owned } = useReaderChecklist()
  const [wantedMode, setMode] = useState<ImportMode>('merge')
  const { user } = useSession()
  const [taken, setTaken] = useState<ReadonlySet<Extra>>(new Set())
  const others = imported.collections ?? new Map<string, ImportedChecklist['entries']>()
  const snapshots = imported.snapshots ?? []
  const [confirmed, setConfirmed] = useState<ReadonlyMap<WaitingRow, string>>(new Map())
  const rest = waiting.filter((row) => !confirmed.has(row))
  // Replacing would remove the items that the waiting lines are about.
  const mode = rest.length > 0 ? 'merge' : wantedMode
  const entries = new Map(imported.entries)
  for (const [{ entry }, id] of confirmed) if (entry) entries.set(id, entry)
  const levels = planImport(checklist, { ...imported, entries }, mode)
  const differences = compareLevels(
    owned,
    new Map([...ownedLevels(checklist), ...[...levels].filter(([mark]) => !itemOfMark(mark).isCap)]),
  )
  const changedItems = new Set([...levels.keys()].map((mark) => itemOfMark(mark).id))
  const capCount = [...levels.keys()].filter((mark) => itemOfMark(mark).isCap).length
  const unchanged = [...entries.keys()].filter((id) => !changedItems.has(id)).length
  const hasProfile = Object.values(imported.document).some((field) => Object.keys(field).length > 0)

  const switchFor = (extra: Extra) => ({
    isOn: taken.has(extra),
    onChange: (isOn: boolean) => setTaken(new Set(extras.filter((each) => (each === extra ? isOn : taken.has(each))))),
  })

  async function apply(): Promise<void> {
    readerChecklist.change(levels, 'import')
    // At once: what is left to do wants the focus, which the dialog would take back.
    flushSync(modal.close)
    onDone(rest.map(({ item, level }) => (level === '' ? item : `${item}\t${level}`)))
    if (changedItems.size > 0) showChange(say.itemsImported({ count: changedItems.size, source: name }))
    if (taken.has('collections')) importCollections(others)
    if (taken.has('snapshots')) importSnapshots(snapshots)
    if (!taken.has('profile')) return
    try {
      await session.update(imported.document)
      showToast({ message: say.profileImported({ source: name }) })
    } catch (error) {
      showToast({ message: say.profileNotImported({ reason: describeFailure(error) }), type: 'error' })
    }
  }

  return (
    <Dialog
      {...modal}
      title={say.importItems()}
      description={describeRead(entries.size, unchanged, rest.length)}
      actions={
        <>
          <Button onClick={modal.close}>{say.cancel()}</Button>
          <Button
            look="primary"
            isDisabled={changedItems.size === 0 && taken.size === 0 && rest.length === 0}
            onClick={() => void apply()}
          >
            {nameAction(mode, changedItems.size, taken, rest.length)}
          </Button>
        </>
      }
    >
      {rest.length > 0 && (
        <WaitingRows rows={rest} confirm={(row, id) => setConfirmed(new Map([...confirmed, [row, id]]))} />
      )}
      {rest.length === 0 && (
        <Choices legend={say.mode()} choices={modes} names={modeNames} chosen={mode} onChoose={setMode} />
      )}
      <p className="muted">
        {joinSentences(
          modeHints[mode],
          capCount > 0 && say.capsWillChange({ count: capCount }),
          ...notes,
          [...entries.values()].some(({ level }) => level === null) && say.levelsKept(),
        )}
      </p>
      {others.size > 0 && (
        <Switch
          label={say.importCollectionsToo({ count: others.size })}
          hint={say.importCollectionsHow()}
          {...switchFor('collections')}
        />
      )}
      {snapshots.length > 0 && (
        <Switch
          label={say.importSnapshotsToo({ count: snapshots.length })}
          hint={say.importSnapshotsHow()}
          {...switchFor('snapshots')}
        />
      )}
      {hasProfile && !user && <p className="muted">{say.signInToImportProfile()}</p>}
      {hasProfile && user && (
        <Switch label={say.importProfileToo()} hint={say.importProfileHow()} {...switchFor('profile')} />
      )}
      <DifferenceSection differences={differences} />
    </Dialog>
  )
}

function nameAction(mode: ImportMode, itemCount: number, taken: ReadonlySet<Extra>, waitingCount: number): string {
  if (itemCount > 0)
    return mode === 'merge' ? say.mergeItems({ count: itemCount }) : say.replaceItems({ count: itemCount })
  const extra = extras.find((each) => taken.has(each))
  if (extra) return extraActions[extra]
  return waitingCount > 0 ? say.fixLines({ count: waitingCount }) : say.noChanges()
}

function describeRead(readCount: number, unchangedCount: number, waitingCount: number): string {
  return joinSentences(
    say.itemsRead({ count: readCount, unchanged: unchangedCount }),
    waitingCount > 0 && say.waitingLinesReturn(),
    unchangedCount < readCount && say.canBeUndone(),
  )
}

/** Merges further collections of a file into those of the same names, and makes the others. */
function importCollections(collections: ReadonlyMap<string, ReadonlyMap<string, ImportedEntry>>): void {
  let left = 0
  for (const [name, entries] of collections) {
    const known = readerCollections.read().listed.find((one) => one.name === name && one.key !== firstCollection)
    const file = { entries, document: {} }
    if (known) {
      const store = readerCollections.open(known.key)
      store.change(planImport(store.read().checklist, file, 'merge'), 'import')
    } else if (readerCollections.add(name, planImport(emptyChecklist, file, 'merge')) === null) left += 1
  }
  if (left === 0) showToast({ message: say.collectionsImported({ count: collections.size }) })
  else
    showToast({
      message: say.collectionsWithoutRoom({ count: left }),
      type: 'error',
    })
}

/** Keeps those that are not kept already. */
function importSnapshots(snapshots: readonly ImportedSnapshot[]): void {
  let [added, left] = [0, 0]
  for (const { name, takenAtMs, entries } of snapshots) {
    const { kept } = readerCollections.read()
    if (kept.some((known) => known.name === name && known.takenAtMs === takenAtMs)) continue
    const levels = planImport(emptyChecklist, { entries, document: {} }, 'merge')
    if (readerCollections.keep(name, takenAtMs, levels) === null) left += 1
    else added += 1
  }
  if (left === 0) showToast({ message: say.snapshotsImported({ count: added }) })
  else showToast({ message: say.snapshotsWithoutRoom({ count: left }), type: 'error' })
}

interface WaitingRowsProps {
  readonly rows: readonly WaitingRow[]
  readonly confirm: (row: WaitingRow, id: string) => void
}

/** More are counted, not drawn: a wrong file may have thousands. */
const shownRows = 50

/** The rows of a file that are not accepted as they are, each with the items that may be meant. */
function WaitingRows({ rows, confirm }: WaitingRowsProps) {
  const { value: items } = useLoading('checklist-items', loadChecklistItems)
  return (
    <section>
      <h3>{say.linesToCheck({ count: rows.length })}</h3>
      <ul className="waiting-rows" aria-label={say.linesToCheckLabel()}>
        {rows.slice(0, shownRows).map((row) => (
          <li key={`${row.where} ${row.item}`}>
            <span>
              <b>{row.where}:</b> {row.why}
            </span>
            {items && row.entry && row.suggestions.length > 0 && (
              <span className="suggestions">
                {say.suggestion({ level: String(row.entry.level ?? 'owned'), isRepeat: row.isRepeat ? 'yes' : 'no' })}
                {row.suggestions.map((id) => {
                  const item = items.byId.get(id)
                  return (
                    <Button key={id} onClick={() => confirm(row, id)}>
                      {item && <ItemEmblem item={item} />}
                      {row.isRepeat ? (item?.name ?? id) : say.suggestedItem({ item: item?.name ?? id })}
                    </Button>
                  )
                })}
              </span>
            )}
          </li>
        ))}
        {rows.length > shownRows && <li>{say.moreLines({ count: rows.length - shownRows })}</li>}
      </ul>
    </section>
  )
}
