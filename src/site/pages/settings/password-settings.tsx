import { useState } from 'react'
import type { UserRecord } from '#documents/describe-user.ts'
import { AccountFormFrame } from '../../features/accounts/dialogs/form-parts.tsx'
import { NewPasswordField } from '../../features/accounts/dialogs/new-password-field.tsx'
import { useSubmission } from '../../features/accounts/dialogs/use-submission.ts'
import { withFreshSignIn } from '../../features/accounts/dialogs/with-fresh-sign-in.ts'
import { SettingsLine } from './settings-line.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/** A new password ends the other sessions; readers who sign in with a provider can set their first one here. */
export function PasswordSettings({ user }: { user: UserRecord }) {
  const [isOpen, setOpen] = useState(false)
  const hasPassword = user.providers.includes('password')
  return (
    <SettingsLine
      form={isOpen && <PasswordForm uid={user.uid} onDone={() => setOpen(false)} />}
      actions={
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      }
    >
      <b>Password</b>
      <p className="muted">
        {hasPassword ? 'Changing it signs out your other devices.' : 'None yet: you sign in without one.'}
      </p>
    </SettingsLine>
  )
}

function PasswordForm({ uid, onDone }: { uid: string; onDone: () => void }) {
  const submission = useSubmission(async ({ password = '' }) => {
    await withFreshSignIn(async () => (await session.accounts()).updatePassword(uid, password))
    onDone()
    showToast({ message: 'Password changed.' })
  })
  return (
    <AccountFormFrame submission={submission}>
      <NewPasswordField error={submission.faultOf('password')} />
      <p className="actions">
        <Button type="submit" look="primary" isBusy={submission.isBusy}>
          Save new password
        </Button>
      </p>
    </AccountFormFrame>
  )
}
