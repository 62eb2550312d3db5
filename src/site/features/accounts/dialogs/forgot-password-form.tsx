import { useRef } from 'react'
import { flushSync } from 'react-dom'
import * as say from '#wording/accounts.ts'
import { rich } from '../../../ui/wording/rich.tsx'
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
            {say.sendLink()}
          </Button>
        </>
      )}
      <output>{sentTo !== null && <>{rich(say.resetSentIfKnown(), { email: <strong>{sentTo}</strong> })}</>}</output>
      <p className="account-ways">
        <FormLink ref={back} onPress={goBack}>
          {say.backToSignIn()}
        </FormLink>
      </p>
    </AccountFormFrame>
  )
}
