import { useState } from 'react'
import * as say from '#wording/accounts.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { FormFailure } from '../../../ui/controls/form-failure.tsx'
import { session } from '../session/current-session.ts'
import { FormLink } from './form-parts.tsx'
import { useAttempt } from './use-attempt.ts'

/** The way on for signed-in readers who are asked for a password that they no longer know. */
export function ForgottenPassword({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const sending = useAttempt()
  const send = async () => {
    setSent(false)
    await (await session.accounts()).sendPasswordReset(email)
    setSent(true)
  }
  return (
    <div>
      <p className="account-ways">
        <FormLink isBusy={sending.isBusy} onPress={() => sending.run(send)}>
          {say.forgotPassword()}
        </FormLink>
      </p>
      <FormFailure words={sending.failure} />
      <output>{isSent && <>{rich(say.resetSent(), { email: <strong>{email}</strong> })}</>}</output>
    </div>
  )
}
