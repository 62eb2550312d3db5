import History from 'lucide-react/icons/history'
import type { ChecklistSnapshot, SnapshotReason } from '#documents/checklist-snapshots.ts'
import { compareLevels } from '../compare-levels.ts'
import { capsToRestore, levelsOf } from './levels-of.ts'
import { readerChecklist } from '../reader-checklist.ts'
import { useReaderChecklist } from '../use-reader-checklist.ts'
import { formatCount } from '../../../ui/wording/wording.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showModal } from '../../../ui/controls/show-modal.tsx'
import { formatMoment } from '../../../ui/wording/format-moment.ts'
import { Times } from '../../../ui/wording/times.tsx'
import { RestorePreview } from './restore-preview.tsx'
import './snapshot-list.css'

const reasons: Readonly<Record<SnapshotReason, string>> = {
  day: 'Before the first change of the day',
  bulk: 'Before a bulk change',
  import: 'Before an import',
  merge: 'Before adding this browser’s items',
  restore: 'Before a restore',
}

/** The automatic snapshots of the checklist, to preview and restore. */
export function SnapshotList() {
  const { owned, caps } = useReaderChecklist()
  const snapshots = readerChecklist.snapshots()
  if (snapshots.length === 0) {
    return (
      <p className="muted">
        None yet. The site saves up to five by itself: before the first change of a day, and before large changes.
      </p>
    )
  }
  return (
    <ul className="snapshots">
      {snapshots.map((snapshot) => (
        <SnapshotLine
          key={snapshot.takenAtMs}
          snapshot={snapshot}
          differenceCount={compareLevels(owned, levelsOf(snapshot)).length + capsToRestore(snapshot, caps).size}
        />
      ))}
    </ul>
  )
}

function SnapshotLine({ snapshot, differenceCount }: { snapshot: ChecklistSnapshot; differenceCount: number }) {
  const count = Object.keys(snapshot.levels).length
  return (
    <li>
      <History size={20} aria-hidden />
      <span>
        <b>
          <Times at={[snapshot.takenAtMs]} />
        </b>
        <small className="muted">
          {reasons[snapshot.reason]}: {formatCount(count, 'item')},{' '}
          {differenceCount === 0 ? 'the same as now' : `${differenceCount} different from now`}
        </small>
      </span>
      <Button
        aria-label={`Preview the checklist from ${formatMoment(snapshot.takenAtMs)}`}
        isDisabled={differenceCount === 0}
        onClick={() => showModal((modal) => <RestorePreview {...modal} snapshot={snapshot} />)}
      >
        Preview
      </Button>
    </li>
  )
}
