import { showModal } from '../../ui/controls/show-modal.tsx'
import { MergePreview } from './merge-preview.tsx'

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
