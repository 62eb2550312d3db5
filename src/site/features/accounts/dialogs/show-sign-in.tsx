import { showModal } from '../../../ui/controls/show-modal.tsx'
import { AccountDialog } from './account-dialog.tsx'

/** Opens the sign-in dialog over the current page. */
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
