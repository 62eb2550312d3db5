import { useEffect, useRef, useState } from 'react'
import type { UserRecord } from '#documents/describe-user.ts'
import * as say from '#wording/settings.ts'
import { AccountsError } from '../../features/accounts/port/accounts-error.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { EmailField } from '../../features/accounts/dialogs/email-field.tsx'
import { ForgottenPassword } from '../../features/accounts/dialogs/forgotten-password.tsx'
import { PasswordField } from '../../features/accounts/dialogs/password-field.tsx'
import { signInAgain } from '../../features/accounts/dialogs/sign-in-again.ts'
import { withFreshSignIn } from '../../features/accounts/dialogs/with-fresh-sign-in.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { exportEverything } from '../../features/checklist/import-export/export-player.ts'

export function DeleteAccount({ user }: { user: UserRecord }) {
  return (
    <>
      <p className="muted">{say.aboutDeleting()}</p>
      <p className="actions">
        <Button look="danger" onClick={() => showModal((modal) => <DeleteDialog {...modal} user={user} />)}>
          {say.deleteMyAccount()}
        </Button>
      </p>
    </>
  )
}

/**
 * Offers a last export, and asks for the password, which is a fresh sign-in, too. Whoever has another way in writes their
 * address and confirms as they like.
 */
function DeleteDialog({ user, ...modal }: Modal & { readonly user: UserRecord }) {
  const [written, setWritten] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const field = useRef<HTMLInputElement>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = modal.isOpen
  }, [modal.isOpen])
  const needsPassword = user.providers.length === 1 && user.providers.includes('password')
  const isSure = needsPassword ? written !== '' : written.trim().toLowerCase() === user.email.toLowerCase()

  async function deleteAccount(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const accounts = await session.accounts()
      if (needsPassword) await signInAgain(accounts, user.email, written)
      await withFreshSignIn(() => accounts.deleteAccount(user.uid))
      modal.close()
      showToast({ message: say.accountDeleted(), durationMs: 8000 })
    } catch (error) {
      console.error(error)
      // Back closes the dialog, whatever it is doing.
      if (isShown.current) setFailure(error)
      else showToast({ message: say.accountNotDeleted({ reason: describeFailure(error) }), type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  const words = failure === null ? null : describeFailure(failure)
  const isWrongPassword = failure instanceof AccountsError && failure.code === 'wrong-password'
  return (
    <Dialog
      {...modal}
      title={say.deleteYourAccount()}
      description={say.whatIsDeleted()}
      closesOnPressOutside={false}
      isBusy={isBusy}
      initialFocus={field}
      onSubmit={() => isSure && !isBusy && void deleteAccount()}
      actions={
        <>
          <Button onClick={modal.close} isDisabled={isBusy}>
            {say.cancel()}
          </Button>
          <Button type="submit" look="danger" isBusy={isBusy} isDisabled={!isSure}>
            {say.deletePermanently()}
          </Button>
        </>
      }
    >
      <FormFailure words={isWrongPassword ? null : words} />
      <p>
        {say.saveCopyFirst()}{' '}
        <Button onClick={() => void exportEverything().catch(setFailure)}>{say.downloadMyData()}</Button>
      </p>
      {needsPassword ? (
        <>
          {/* For password managers. */}
          <EmailField value={user.email} readOnly />
          <PasswordField
            autoComplete="current-password"
            ref={field}
            value={written}
            onChange={setWritten}
            error={isWrongPassword ? words : null}
          />
          <ForgottenPassword email={user.email} />
        </>
      ) : (
        <TextField
          label={say.emailToConfirm()}
          ref={field}
          value={written}
          onChange={setWritten}
          hint={say.enterEmail({ email: user.email })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Dialog>
  )
}
