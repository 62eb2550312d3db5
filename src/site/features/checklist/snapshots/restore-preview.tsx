import type { ChecklistSnapshot } from '#documents/checklist-snapshots.ts'
import { compareLevels, summariseDifferences } from '../compare-levels.ts'
import { DifferenceList } from '../difference-list.tsx'
import { readerChecklist } from '../reader-checklist.ts'
import { tellChange } from '../tell-change.ts'
import { useReaderChecklist } from '../use-reader-checklist.ts'
import { formatCount } from '../../../ui/wording/wording.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../../ui/controls/dialog.tsx'
import { formatMoment } from '../../../ui/wording/format-moment.ts'
import { levelsOf } from './levels-of.ts'

/** Previews restoring a snapshot. Restoring is an ordinary change and can be undone. */
export function RestorePreview({ snapshot, ...modal }: Modal & { readonly snapshot: ChecklistSnapshot }) {
  const { owned } = useReaderChecklist()
  const differences = compareLevels(owned, levelsOf(snapshot))

  function restore(): void {
    readerChecklist.change(new Map(differences.map(({ id, to }) => [id, to])), 'restore')
    modal.close()
    tellChange('Checklist restored.')
  }

  return (
    <Dialog
      {...modal}
      title={`Checklist from ${formatMoment(snapshot.takenAtMs)}`}
      description={
        differences.length === 0
          ? 'Your checklist is the same now.'
          : `Restoring it means: ${summariseDifferences(differences)}.`
      }
      actions={
        <>
          <Button onClick={modal.close}>Cancel</Button>
          <Button look="primary" isDisabled={differences.length === 0} onClick={restore}>
            Restore {formatCount(differences.length, 'item')}
          </Button>
        </>
      }
    >
      {differences.length > 0 && <DifferenceList label="Changes" differences={differences} />}
    </Dialog>
  )
}
