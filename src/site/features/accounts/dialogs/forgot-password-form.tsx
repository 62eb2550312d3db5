import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { catchFocus } from '../../../ui/catch-focus.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { session } from '../session/current-session.ts'
import type { AccountFormProps } from './account-form.ts'
import { EmailField } from './email-field.tsx'
import { AccountFormFrame, FormLink } from './form-parts.tsx'
import { useSubmission } from './use-submission.ts'

export function ForgotPasswordForm({ email, setEmail, sentTo, setSentTo, show }: AccountFormProps) {
  const back = useRef<HTMLButtonElement>(null)
  const submission = useSubmission(async () => {
    const port = await session.accounts()
    await port.sendPasswordReset(email.trim())
    flushSync(() => setSentTo(email.trim()))
    catchFocus(back.current)
  })
  const goBack = () => {
    setSentTo(null)
    show('sign-in')
  }
  return (
    <AccountFormFrame submission={submission}>
      {sentTo === null && (
        <>
          <EmailField value={email} onChange={setEmail} error={submission.faultOf('email')} />
          <Button type="submit" look="primary" isBusy={submission.isBusy}>
            Send link
          </Button>
        </>
      )}
      <output>
        {sentTo !== null && (
          <>
            If <strong>{sentTo}</strong> has an account, we have sent it a link. It may take a minute to arrive; check
            your spam folder, too.
          </>
        )}
      </output>
      <p className="account-ways">
        <FormLink ref={back} onPress={goBack}>
          Back to sign-in
        </FormLink>
      </p>
    </AccountFormFrame>
  )
}
