import Bookmark from 'lucide-react/icons/bookmark'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import { capMark, type Levels, itemOfMark } from '#documents/checklist.ts'
import { maxSnapshots, type ChecklistSnapshot, type SnapshotReason } from '#documents/checklist-snapshots.ts'
import { mostKept } from '#documents/collections.ts'
import { formatMonth } from '#wording/days.ts'
import * as say from '#wording/snapshots.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { showModal } from '../../../ui/controls/show-modal.tsx'
import { useStore } from '../../../ui/store/create-store.ts'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import { formatMoment } from '../../../ui/wording/describe-times.ts'
import { Times } from '../../../ui/wording/times.tsx'
import { Dialog, type Modal } from '../../../ui/controls/dialog.tsx'
import { compareLevels, summariseDifferences, type LevelDifference, DifferenceList } from '../difference-list.tsx'
import { NameForm } from '../name-form.tsx'
import { readerCollections, useReaderChecklist, readerChecklist } from '../reader-checklist.ts'
import { showChange } from '../show-change.ts'
import { capsToRestore, levelsOf, listSnapshots, type ListedSnapshot } from './list-snapshots.ts'
import './snapshot-list.css'

const reasons: Readonly<Record<SnapshotReason, string>> = {
  day: say.beforeFirstChange(),
  bulk: say.beforeBulkChange(),
  import: say.beforeImport(),
  merge: say.beforeMerge(),
  restore: say.beforeRestore(),
}

/** What is being named: a snapshot by its moment, or the checklist as it is at that. */
type Named = { readonly takenAtMs: number; readonly isNow: boolean } | null

/** Snapshots of the checklist, to preview and restore: those that the reader keeps by name, and the automatic ones. */
export function SnapshotList() {
  const { owned, caps } = useReaderChecklist()
  useStore(readerCollections)
  const [named, setNamed] = useState<Named>(null)
  const snapshots = listSnapshots()
  const isOwner = owned.size > 0

  function keep(name: string, snapshot: Pick<ChecklistSnapshot, 'takenAtMs' | 'levels' | 'caps'>): void {
    const key = readerCollections.keep(name, snapshot.takenAtMs, marksOf(snapshot))
    setNamed(null)
    if (key === null) {
      return void showToast({
        message: say.keptFull({ count: mostKept }),
        type: 'error',
      })
    }
    const isStored = readerCollections.open(key).read().saving !== 'unstored'
    showToast(isStored ? { message: say.kept({ name }) } : { message: say.keptOnPage({ name }), type: 'warning' })
  }

  return (
    <>
      <p className="muted">{say.explanation({ automatic: maxSnapshots, kept: mostKept })}</p>
      {snapshots.length > 0 && (
        <ul className="snapshots">
          {snapshots.map((snapshot) => (
            <SnapshotLine
              key={snapshot.takenAtMs}
              snapshot={snapshot}
              differenceCount={compareLevels(owned, levelsOf(snapshot)).length + capsToRestore(snapshot, caps).size}
              isNamed={named?.takenAtMs === snapshot.takenAtMs}
              setNamed={(isNamed) => setNamed(isNamed ? { takenAtMs: snapshot.takenAtMs, isNow: false } : null)}
              onKeep={(name) => keep(name, snapshot)}
            />
          ))}
        </ul>
      )}
      {isOwner &&
        (named?.isNow ? (
          <NameForm
            label={say.nameLabel()}
            first={formatMonthOf(named.takenAtMs)}
            submit={say.keep()}
            onName={(name) =>
              keep(name, {
                takenAtMs: named.takenAtMs,
                levels: Object.fromEntries(owned),
                caps: Object.fromEntries(caps),
              })
            }
          />
        ) : (
          <Button onClick={() => setNamed({ takenAtMs: Date.now(), isNow: true })}>{say.keepNow()}</Button>
        ))}
    </>
  )
}

interface SnapshotLineProps {
  readonly snapshot: ListedSnapshot
  readonly differenceCount: number
  /** Whether its name is being typed. */
  readonly isNamed: boolean
  readonly setNamed: (isNamed: boolean) => void
  readonly onKeep: (name: string) => void
}

function SnapshotLine({ snapshot, differenceCount, isNamed, setNamed, onKeep }: SnapshotLineProps) {
  const { takenAtMs, reason, levels, kept } = snapshot
  const moment = formatMoment(takenAtMs)
  const Icon = kept ? Bookmark : History
  const times = <Times at={[takenAtMs]} />

  function rename(name: string): void {
    if (kept) readerCollections.rename(kept.key, name)
    setNamed(false)
  }

  return (
    <li>
      <Icon size={20} aria-hidden />
      <span>
        <b>{kept ? <span translate="no">{kept.name}</span> : times}</b>
        <small className="muted">
          {rich(say.line({ items: Object.keys(levels).length, different: differenceCount }), {
            when: kept ? times : reasons[reason],
          })}
        </small>
      </span>
      {isNamed ? (
        <NameForm
          label={say.nameLabel()}
          first={kept?.name ?? formatMonthOf(takenAtMs)}
          submit={kept ? say.save() : say.keep()}
          onName={kept ? rename : onKeep}
        />
      ) : (
        <div className="snapshot-actions">
          <Button
            look="quiet"
            aria-label={kept ? say.renameKept({ name: kept.name }) : say.keepChecklistOf({ moment })}
            onClick={() => setNamed(true)}
          >
            {kept ? say.rename() : say.keepEllipsis()}
          </Button>
          {kept && (
            <Button look="quiet" aria-label={say.removeKept({ name: kept.name })} onClick={() => remove(kept)}>
              {say.remove()}
            </Button>
          )}
          <Button
            aria-label={kept ? say.previewKept({ name: kept.name }) : say.previewChecklistOf({ moment })}
            isDisabled={differenceCount === 0}
            onClick={() => showModal((modal) => <RestorePreview {...modal} snapshot={snapshot} />)}
          >
            {say.preview()}
          </Button>
        </div>
      )}
    </li>
  )
}

function remove({ key, name }: NonNullable<ListedSnapshot['kept']>): void {
  readerCollections.remove(key)
  showToast({
    message: say.removed({ name }),
    durationMs: 8000,
    action: { label: say.undo(), run: () => readerCollections.putBack(key) },
  })
}

/** Levels, and caps under their marks. */
function marksOf({ levels, caps = {} }: Pick<ChecklistSnapshot, 'levels' | 'caps'>): Levels {
  return new Map([...Object.entries(levels), ...Object.entries(caps).map(([id, step]) => [capMark(id), step] as const)])
}

/** "March 2024": what most will call it. */
function formatMonthOf(momentMs: number): string {
  return formatMonth(new Date(momentMs).toISOString().slice(0, 10) as IsoDate)
}

/** Previews restoring a snapshot. Restoring is an ordinary change and can be undone. */
function RestorePreview({ snapshot, ...modal }: Modal & { readonly snapshot: ListedSnapshot }) {
  const { owned, caps } = useReaderChecklist()
  const differences = compareLevels(owned, levelsOf(snapshot))
  const capChanges = capsToRestore(snapshot, caps)
  const changedItems = new Set([
    ...differences.map(({ id }) => id),
    ...[...capChanges.keys()].map((mark) => itemOfMark(mark).id),
  ])
  const isSame = changedItems.size === 0

  function restore(): void {
    readerChecklist.change(new Map([...differences.map(({ id, to }) => [id, to] as const), ...capChanges]), 'restore')
    modal.close()
    showChange(say.restored())
  }

  return (
    <Dialog
      {...modal}
      title={snapshot.kept?.name ?? say.checklistOf({ moment: formatMoment(snapshot.takenAtMs) })}
      description={
        isSame ? say.sameNow() : say.restoreExplanation({ changes: describeRestore(differences, capChanges.size) })
      }
      actions={
        <>
          <Button onClick={modal.close}>{say.cancel()}</Button>
          <Button look="primary" isDisabled={isSame} onClick={restore}>
            {say.restoreItems({ count: changedItems.size })}
          </Button>
        </>
      }
    >
      {differences.length > 0 && <DifferenceList label={say.changes()} differences={differences} />}
    </Dialog>
  )
}

function describeRestore(differences: readonly LevelDifference[], capCount: number): string {
  return joinWithCommas([
    ...(differences.length > 0 ? [summariseDifferences(differences)] : []),
    ...(capCount > 0 ? [say.capsChanged({ count: capCount })] : []),
  ])
}
