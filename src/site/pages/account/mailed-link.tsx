import { useEffect, useRef } from 'react'
import type { VerificationAnswer } from '#documents/auth-endpoints.ts'
import * as say from '#wording/account-pages.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { EmailField, AccountFormFrame, FormLink, PasswordField } from '../../features/accounts/dialogs/form-parts.tsx'
import { useSubmission } from '../../features/accounts/dialogs/use-submission.ts'
import { AccountsError } from '../../features/accounts/port/accounts-error.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { session, useSession } from '../../features/accounts/session/current-session.ts'
import { forgottenPassword, requestSignIn } from '../../features/accounts/session/request-sign-in.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { Times } from '../../ui/wording/times.tsx'
import { forgetMailedToken } from './mailed-token.ts'

function isUsed(error: unknown): boolean {
  return error instanceof AccountsError && error.code === 'link-expired'
}

interface LinkProps {
  readonly token: string
  readonly onDone: (outcome: string) => void
}

/** What the link is for, and a form that confirms it. */
export function MailedLink({ token, onDone }: LinkProps) {
  const { value, error, retry } = useLoading(token, async () => (await session.accounts()).describeVerification(token))
  const uid = useSession().user?.uid
  const askedBy = useRef(uid)
  // Somebody has signed in since, maybe to the account.
  useEffect(() => {
    if (uid === askedBy.current) return
    askedBy.current = uid
    if (value?.isSignedIn === false) retry()
  }, [uid, value, retry])
  useEffect(() => {
    if (isUsed(error)) onDone(say.usedLink())
  }, [error, onDone])

  if (value) return <Confirmation key={String(value.isSignedIn)} token={token} onDone={onDone} link={value} />
  if (error === undefined || isUsed(error)) return <p>{say.loading()}</p>
  return (
    <p role="alert">
      {describeFailure(error)} <Button onClick={retry}>{say.tryAgain()}</Button>
    </p>
  )
}

function Confirmation({ token, onDone, link }: LinkProps & { readonly link: VerificationAnswer }) {
  const { email, currentEmail, createdAtMs, isSignedIn } = link
  const submission = useSubmission(async ({ password }) => {
    const port = await session.accounts()
    try {
      await port.completeVerification(token, password)
      onDone(say.addressConfirmed({ address: email }))
    } catch (error) {
      if (error instanceof AccountsError && error.code === 'wrong-credentials')
        throw new AccountsError('wrong-password', error.message, { cause: error })
      if (!isUsed(error)) throw error
      onDone(say.usedLink())
    }
    forgetMailedToken()
  })
  const isNew = email !== currentEmail
  // Of the account, maybe: its address may have been entered by anybody.
  const isStranger = !isNew && !isSignedIn
  const day = <Times at={[createdAtMs]} />
  return (
    <>
      <p>
        {isNew
          ? rich(say.isNewAddressYours(), { new: <b>{email}</b>, current: <b>{currentEmail}</b>, day })
          : rich(say.isAddressYours(), { address: <b>{email}</b>, day })}
      </p>
      <AccountFormFrame submission={submission}>
        {!isSignedIn && (
          <>
            {/* For password managers, which know the account by it. */}
            {!isNew && <EmailField value={email} readOnly />}
            <PasswordField
              label={say.accountPassword()}
              autoComplete="current-password"
              error={submission.faultOf('password')}
            />
          </>
        )}
        <Button type="submit" look="primary" isBusy={submission.isBusy}>
          {say.confirmAddress()}
        </Button>
        {!isSignedIn && (
          <p className="account-ways">
            <FormLink onPress={() => void requestSignIn()}>{say.signInInstead()}</FormLink>
          </p>
        )}
      </AccountFormFrame>
      <p className="muted">{isStranger ? say.ifStranger() : say.ifNotYou()}</p>
      {isStranger && (
        <p className="account-ways">
          <FormLink onPress={() => void requestSignIn(forgottenPassword)}>{say.chooseNewPassword()}</FormLink>
        </p>
      )}
    </>
  )
}
