import * as say from '#wording/settings.ts'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { AppearanceSettings } from './appearance-settings.tsx'

/** For everybody: the settings are for those who have an account. */
export function showAppearance(): void {
  showModal((modal) => (
    <Dialog {...modal} title={say.appearance()}>
      <AppearanceSettings />
    </Dialog>
  ))
}
