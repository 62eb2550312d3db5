import BadgeCheck from 'lucide-react/icons/badge-check'
import MailWarning from 'lucide-react/icons/mail-warning'
import type { UserRecord } from '#documents/describe-user.ts'
import { providerNames } from '#documents/identity-provider.ts'
import * as say from '#wording/settings.ts'
import { joinList } from '#wording/join-list.ts'
import { EmailField } from '../../features/accounts/dialogs/email-field.tsx'
import { AccountFormFrame } from '../../features/accounts/dialogs/form-parts.tsx'
import { useAttempt } from '../../features/accounts/dialogs/use-attempt.ts'
import { useSubmission } from '../../features/accounts/dialogs/use-submission.ts'
import { withFreshSignIn } from '../../features/accounts/dialogs/with-fresh-sign-in.ts'
import { SettingsLine } from './settings-line.tsx'
import { useOpenedForm } from './use-opened-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import './email-settings.css'

/** The address, whether it is verified, and a form to change it. */
export function EmailSettings({ user }: { user: UserRecord }) {
  const { isOpen, opener, close } = useOpenedForm()
  const sending = useAttempt()
  const sendAgain = async () => {
    await (await session.accounts()).sendVerification()
    showToast({ message: say.emailSent({ email: user.email }) })
  }
  return (
    <SettingsLine
      form={isOpen && <EmailForm uid={user.uid} onDone={close} />}
      actions={
        <>
          {!user.emailVerified && (
            <Button isBusy={sending.isBusy} onClick={() => sending.run(sendAgain)}>
              {say.resendEmail()}
            </Button>
          )}
          <Button {...opener}>{say.changeAddress()}</Button>
        </>
      }
    >
      <b>{user.email}</b>
      {user.emailVerified ? (
        <p className="verified">
          <BadgeCheck size={18} aria-hidden /> {say.verified()}
        </p>
      ) : (
        <p className="unverified">
          <MailWarning size={18} aria-hidden /> {say.notVerified()}
        </p>
      )}
      <p className="muted">
        {say.waysToSignIn({
          ways: joinList(
            user.providers.map((provider) => (provider === 'password' ? say.aPassword() : providerNames[provider])),
          ),
        })}
      </p>
      <FormFailure words={sending.failure} />
    </SettingsLine>
  )
}

function EmailForm({ uid, onDone }: { uid: string; onDone: () => void }) {
  const submission = useSubmission(async ({ email = '' }) => {
    const address = email.trim()
    await withFreshSignIn(async () => (await session.accounts()).updateEmail(uid, address))
    onDone()
    showToast({ message: say.openLinkToConfirm({ address }), durationMs: 10_000 })
  })
  return (
    <AccountFormFrame submission={submission}>
      <EmailField label={say.newEmail()} error={submission.faultOf('email')} hint={say.aboutNewEmail()} />
      <p className="actions">
        <Button type="submit" look="primary" isBusy={submission.isBusy}>
          {say.sendLink()}
        </Button>
      </p>
    </AccountFormFrame>
  )
}
