import { showModal } from '../controls/show-modal.tsx'
import { KeyList } from './key-list.tsx'

export function showKeyList(): void {
  showModal((modal) => <KeyList {...modal} />)
}
