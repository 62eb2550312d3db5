import { showModal } from '../../ui/controls/show-modal.tsx'
import { MergePreview } from './merge-preview.tsx'

/** Asks what shall become of the ticks that were made before the sign-in. */
export function showMergePreview(): void {
  showModal((modal) => <MergePreview {...modal} />)
}
