import { showModal } from '../../ui/controls/show-modal.tsx'
import { MergePreview } from './merge-preview.tsx'

/** Asks what to do with items marked before signing in. */
export function showMergePreview(): void {
  showModal((modal) => <MergePreview {...modal} />)
}
