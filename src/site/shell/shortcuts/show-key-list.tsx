import { showModal } from '../../ui/controls/show-modal.tsx'
import { KeyList } from './key-list.tsx'

export function showKeyList(): void {
  showModal((modal) => <KeyList {...modal} />)
}
