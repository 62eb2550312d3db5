import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { showMergePreview } from '../../features/checklist/show-merge-preview.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { Button } from '../../ui/controls/button.tsx'
import './waiting-items.css'

/** Items marked before signing in that the reader has put off adding. */
export function WaitingItems() {
  const count = Object.keys(readerChecklist.visitorMarks()).length
  if (count === 0) return null
  return (
    <p className="waiting-items">
      <span>
        {formatCount(count, 'item')} marked in this browser before you signed in {count === 1 ? 'is' : 'are'} not in
        your account yet.
      </span>
      <Button onClick={showMergePreview}>Review</Button>
    </p>
  )
}
