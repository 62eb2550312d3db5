import { useRef, useState } from 'react'
import { itemOfMark, levelOf, splitMarks, type Checklist } from '#documents/checklist.ts'
import * as say from '#wording/checklist.ts'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { useStore } from '../../ui/store/create-store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { compareLevels, type LevelDifference, DifferenceList } from './difference-list.tsx'
import { pickNewer } from './checklist-storage.ts'
import { putOffMerge } from './put-off-merge.ts'
import { firstChecklist } from './reader-checklist.ts'
import { showChange } from './show-change.ts'

let shownCount = 0

/** How often the question has been asked in this document. */
export function countMergePreviews(): number {
  return shownCount
}

/** Asks what to do with items marked before signing in. */
export function showMergePreview(): void {
  shownCount += 1
  showModal((modal) => <MergePreview {...modal} />)
}

/** Previews what a visitor's items would add to the account, and where the account is newer. */
function MergePreview(modal: Modal) {
  const { owner, checklist } = useStore(firstChecklist)
  const [marks] = useState(() => firstChecklist.visitorMarks())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const safe = useRef<HTMLButtonElement>(null)
  const gained = pickNewer(marks, checklist)
  const differences = compareMarks(checklist, gained)
  const staying = compareMarks(marks, checklist).filter(
    ({ id }) => Object.hasOwn(marks, id) && !Object.hasOwn(gained, id),
  )
  const chosenCount = differences.filter(({ id }) => !left.has(id)).length
  const toggle = (id: string) =>
    setLeft(new Set(left.has(id) ? [...left].filter((other) => other !== id) : [...left, id]))

  function merge(): void {
    firstChecklist.adoptVisitorMarks(omit(marks, left))
    modal.close()
    if (chosenCount > 0) showChange(say.itemsAdded({ count: chosenCount }), () => firstChecklist.undo())
  }

  function wait(): void {
    putOffMerge(owner, marks)
    modal.close()
  }

  return (
    <Dialog
      {...modal}
      title={say.addBrowserItems()}
      description={say.addBrowserItemsWhy({ count: differences.length })}
      closesOnPressOutside={false}
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} onClick={wait}>
            {say.notNow()}
          </Button>
          <Button look="primary" onClick={merge}>
            {chosenCount === 0 ? say.discardAll() : say.addItems({ count: chosenCount })}
          </Button>
        </>
      }
    >
      <DifferenceList
        label={say.itemsToAdd()}
        differences={differences}
        explain={({ from }) => (from === 0 ? say.notInAccount() : say.newerInBrowser())}
        choice={{ isChosen: (id) => !left.has(id), toggle }}
      />
      {staying.length > 0 && (
        <section>
          <h3>{say.newerInAccount()}</h3>
          <DifferenceList label={say.itemsThatStay()} differences={staying} explain={() => say.accountLevelStays()} />
        </section>
      )}
    </Dialog>
  )
}

/** What one list would change in another, limited to the items it names. */
function compareMarks(before: Checklist, changes: Checklist): LevelDifference[] {
  const ids = Object.keys(splitMarks(changes).checklist)
  const levelsIn = (list: Checklist) => new Map(ids.map((id) => [id, levelOf(list, id)]))
  return compareLevels(levelsIn(before), levelsIn(changes))
}

function omit(marks: Checklist, left: ReadonlySet<string>): Checklist {
  return Object.fromEntries(Object.entries(marks).filter(([mark]) => !left.has(itemOfMark(mark).id)))
}
