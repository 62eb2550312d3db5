import { showModal } from '../../ui/controls/show-modal.tsx'
import { ShortcutList } from './shortcut-list.tsx'

export function showShortcutList(): void {
  showModal((modal) => <ShortcutList {...modal} />)
}
