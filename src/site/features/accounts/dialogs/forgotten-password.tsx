import { useState } from 'react'
import * as say from '#wording/accounts.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { FormFailure } from '../../../ui/controls/form-failure.tsx'
import { session } from '../session/current-session.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort } from '../port/accounts-port.ts'
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

/** For the account whose address is known: what is wrong can only be the password. */
export async function signInAgain(port: AccountsPort, email: string, password: string): Promise<void> {
  try {
    await port.signIn(email, password)
  } catch (error) {
    if (!(error instanceof AccountsError) || error.code !== 'wrong-credentials') throw error
    throw new AccountsError('wrong-password', error.message, { cause: error })
  }
}
