import { passwordLength } from '#documents/password-rule.ts'
import * as say from '#wording/accounts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { session } from '../session/current-session.ts'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import type { AccountFormProps } from './account-form.ts'
import { EmailField } from './email-field.tsx'
import { AccountFormFrame, FormLink } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useSubmission } from './use-submission.ts'

export function CreateAccountForm({ accounts, email, setEmail, show, close }: AccountFormProps) {
  const submission = useSubmission(async ({ password = '' }) => {
    const port = await session.accounts()
    const { isMailed } = await port.createAccount(email.trim(), password)
    close()
    showToast({ message: isMailed ? say.welcome() : say.welcomeWithoutMail(), durationMs: 8000 })
  })
  const fault = submission.faultOf('password')
  return (
    <AccountFormFrame submission={submission}>
      <EmailField value={email} onChange={setEmail} error={submission.faultOf('email')} />
      <PasswordField
        autoComplete="new-password"
        // What is wrong says how long it must be, too.
        hint={fault === null ? say.passwordLengthAndAdvice({ count: passwordLength.least }) : say.passwordAdvice()}
        error={fault}
      />
      <Button type="submit" look="primary" isBusy={submission.isBusy}>
        {say.createAccount()}
      </Button>
      <ProviderButtons accounts={accounts} purpose="continue" submission={submission} onDone={close} />
      <p className="account-ways">
        <FormLink onPress={() => show('sign-in')}>{say.haveAccount()}</FormLink>
      </p>
    </AccountFormFrame>
  )
}
