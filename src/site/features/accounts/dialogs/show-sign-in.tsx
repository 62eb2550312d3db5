import { showModal } from '../../../ui/controls/show-modal.tsx'
import type { SignInEvents } from '../session/session-parts.ts'
import { AccountDialog } from './account-dialog.tsx'

/** Opens the sign-in dialog over the current page. */
export function showSignIn({ onClosing, onClosed }: SignInEvents): void {
  showModal((modal) => (
    <AccountDialog
      {...modal}
      onClosing={onClosing}
      onClosed={() => {
        modal.onClosed?.()
        onClosed()
      }}
    />
  ))
}
