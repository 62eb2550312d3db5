import type { UserRecord } from '#documents/describe-user.ts'
import * as say from '#wording/settings.ts'
import { AccountFormFrame } from '../../features/accounts/dialogs/form-parts.tsx'
import { NewPasswordField } from '../../features/accounts/dialogs/new-password-field.tsx'
import { useSubmission } from '../../features/accounts/dialogs/use-submission.ts'
import { withFreshSignIn } from '../../features/accounts/dialogs/with-fresh-sign-in.ts'
import { SettingsLine } from './settings-line.tsx'
import { useOpenedForm } from './use-opened-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/** A new password ends the other sessions; readers who sign in with a provider can set their first one here. */
export function PasswordSettings({ user }: { user: UserRecord }) {
  const { isOpen, opener, close } = useOpenedForm()
  const hasPassword = user.providers.includes('password')
  return (
    <SettingsLine
      form={isOpen && <PasswordForm uid={user.uid} onDone={close} />}
      actions={<Button {...opener}>{hasPassword ? say.changePassword() : say.setAPassword()}</Button>}
    >
      <b>{say.password()}</b>
      <p className="muted">{hasPassword ? say.changingSignsOut() : say.noPassword()}</p>
    </SettingsLine>
  )
}

function PasswordForm({ uid, onDone }: { uid: string; onDone: () => void }) {
  const submission = useSubmission(async ({ password = '' }) => {
    await withFreshSignIn(async () => (await session.accounts()).updatePassword(uid, password))
    onDone()
    showToast({ message: say.passwordChanged() })
  })
  return (
    <AccountFormFrame submission={submission}>
      <NewPasswordField error={submission.faultOf('password')} />
      <p className="actions">
        <Button type="submit" look="primary" isBusy={submission.isBusy}>
          {say.savePassword()}
        </Button>
      </p>
    </AccountFormFrame>
  )
}
