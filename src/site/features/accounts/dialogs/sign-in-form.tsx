import { Button } from '../../../ui/controls/button.tsx'
import { session } from '../session/current-session.ts'
import type { AccountFormProps } from './account-form.ts'
import { EmailField } from './email-field.tsx'
import { AccountFormFrame, FormLink } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useSubmission } from './use-submission.ts'

export function SignInForm({ accounts, email, setEmail, show, close }: AccountFormProps) {
  const submission = useSubmission(async ({ password = '' }) => {
    const port = await session.accounts()
    await port.signIn(email.trim(), password)
    close()
  })
  return (
    <AccountFormFrame submission={submission}>
      <EmailField value={email} onChange={setEmail} error={submission.faultOf('email')} />
      <PasswordField autoComplete="current-password" error={submission.faultOf('password')} />
      <Button type="submit" look="primary" isBusy={submission.isBusy}>
        Sign in
      </Button>
      <ProviderButtons accounts={accounts} verb="Sign in" submission={submission} onDone={close} />
      <p className="account-ways">
        <FormLink onPress={() => show('forgot-password')}>Forgot password?</FormLink>
        <FormLink onPress={() => show('create-account')}>Create an account</FormLink>
      </p>
    </AccountFormFrame>
  )
}
