import * as say from '#wording/settings.ts'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { AppearanceSettings } from './appearance-settings.tsx'

/** Also for visitors: the settings page is for those who have an account. */
export function showAppearance(): void {
  showModal((modal) => (
    <Dialog {...modal} title={say.appearance()}>
      <AppearanceSettings />
    </Dialog>
  ))
}
