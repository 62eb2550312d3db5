import * as say from '#wording/accounts.ts'
import { defer } from '../../../ui/loading/defer.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../../ui/controls/dialog.tsx'
import { showModal } from '../../../ui/controls/show-modal.tsx'
import { session, useSession } from '../session/current-session.ts'
import { EmailField, AccountFormFrame, PasswordField } from './form-parts.tsx'
import { ForgottenPassword, signInAgain } from './forgotten-password.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useAccounts } from './use-accounts.ts'
import { useSubmission } from './use-submission.ts'

/** Asks the signed-in user to prove their identity again. @returns false when they decline */
export function confirmIdentity(): Promise<boolean> {
  const { promise, resolve } = defer<boolean>()
  const uid = session.state().user?.uid
  showModal((modal) => (
    <ConfirmIdentityDialog
      {...modal}
      // A provider may return another account.
      onConfirmed={() => resolve(session.state().user?.uid === uid)}
      onClosed={() => {
        modal.onClosed?.()
        resolve(false)
      }}
    />
  ))
  return promise
}

function ConfirmIdentityDialog({ onConfirmed, ...modal }: Modal & { readonly onConfirmed: () => void }) {
  const accounts = useAccounts()
  const { user } = useSession()
  const { isOpen, close } = modal
  const passwordField = useRef<HTMLInputElement>(null)
  const submission = useSubmission(async ({ email = '', password = '' }) => {
    const port = await session.accounts()
    await signInAgain(port, email, password)
    finish()
  })

  function finish(): void {
    onConfirmed()
    close()
  }

  // The session has ended in the meantime: there is no identity to confirm.
  useEffect(() => {
    if (!user && isOpen) close()
  }, [user, isOpen, close])

  const hasPassword = user?.providers.includes('password') ?? false
  return (
    <Dialog
      {...modal}
      title={say.confirmIdentity()}
      description={say.confirmIdentityWhy()}
      closesOnPressOutside={false}
      initialFocus={passwordField}
    >
      <AccountFormFrame submission={submission}>
        {user && hasPassword && (
          <>
            {/* For password managers; the account cannot be changed here. */}
            <EmailField value={user.email} readOnly />
            <PasswordField autoComplete="current-password" error={submission.faultOf('password')} ref={passwordField} />
            <Button type="submit" look="primary" isBusy={submission.isBusy}>
              {say.confirm()}
            </Button>
            <ForgottenPassword email={user.email} />
          </>
        )}
        {user && (
          <ProviderButtons
            accounts={accounts}
            purpose="confirm"
            among={user.providers}
            submission={submission}
            onDone={finish}
          />
        )}
      </AccountFormFrame>
    </Dialog>
  )
}
