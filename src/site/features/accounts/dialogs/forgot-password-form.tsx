import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { session } from '../session/current-session.ts'
import type { AccountFormProps } from './account-form.ts'
import { EmailField } from './email-field.tsx'
import { AccountFormFrame, FormLink } from './form-parts.tsx'
import { useSubmission } from './use-submission.ts'

export function ForgotPasswordForm({ email, setEmail, show }: AccountFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submission = useSubmission(async () => {
    const port = await session.accounts()
    await port.sendPasswordReset(email.trim())
    setSentTo(email.trim())
  })
  return (
    <AccountFormFrame submission={submission}>
      {sentTo === null && (
        <>
          <EmailField value={email} onChange={setEmail} error={submission.faultOf('email')} />
          <Button type="submit" look="primary" isBusy={submission.isBusy}>
            Send the link
          </Button>
        </>
      )}
      <output>
        {sentTo !== null && (
          <>
            If there is an account with the address <strong>{sentTo}</strong>, a mail with a link is on its way. It may
            take a minute; have a look among unwanted mail, too.
          </>
        )}
      </output>
      <p className="account-ways">
        <FormLink onPress={() => show('sign-in')}>Back to signing in</FormLink>
      </p>
    </AccountFormFrame>
  )
}
