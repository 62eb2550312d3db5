import * as say from '#wording/checklist.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useReaderChecklist } from './reader-checklist.ts'
import './waiting-items.css'

/** Items marked before signing in that the reader has not added to the account yet. */
export function WaitingItems() {
  const { waitingCount } = useReaderChecklist()
  if (waitingCount === 0) return null
  return (
    <p className="waiting-items">
      <span>{say.itemsWaiting({ count: waitingCount })}</span>
      <Button onClick={() => void review().catch(console.error)}>{say.review()}</Button>
    </p>
  )
}

async function review(): Promise<void> {
  const { showMergePreview } = await import('./show-merge-preview.tsx')
  showMergePreview()
}
