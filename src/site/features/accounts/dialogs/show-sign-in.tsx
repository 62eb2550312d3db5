import { showModal } from '../../../ui/controls/show-modal.tsx'
import { AccountDialog } from './account-dialog.tsx'

/** Opens the dialog to sign in over whatever page is shown. */
export function showSignIn(onClosed: () => void): void {
  showModal((modal) => (
    <AccountDialog
      {...modal}
      onClosed={() => {
        modal.onClosed?.()
        onClosed()
      }}
    />
  ))
}
