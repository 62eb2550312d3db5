import { joinWithCommas } from '#wording/join-list.ts'
import { itemOfMark } from '#documents/checklist.ts'
import * as say from '#wording/snapshots.ts'
import { compareLevels, summariseDifferences, type LevelDifference } from '../compare-levels.ts'
import { DifferenceList } from '../difference-list.tsx'
import { readerChecklist } from '../reader-checklist.ts'
import { tellChange } from '../tell-change.ts'
import { useReaderChecklist } from '../use-reader-checklist.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../../ui/controls/dialog.tsx'
import { formatMoment } from '../../../ui/wording/format-moment.ts'
import { capsToRestore, levelsOf } from './levels-of.ts'
import type { ListedSnapshot } from './list-snapshots.ts'

/** Previews restoring a snapshot. Restoring is an ordinary change and can be undone. */
export function RestorePreview({ snapshot, ...modal }: Modal & { readonly snapshot: ListedSnapshot }) {
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
    tellChange(say.restored())
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
