import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AccountPage } from '#pages/data/player-pages.ts'
import { catchFocus } from '../../ui/catch-focus.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { loadSession } from '../../features/accounts/session/load-session.ts'
import { requestSignIn } from '../../features/accounts/session/request-sign-in.ts'
import { AccountFormFrame } from '../../features/accounts/dialogs/form-parts.tsx'
import { NewPasswordField } from '../../features/accounts/dialogs/new-password-field.tsx'
import { useSubmission } from '../../features/accounts/dialogs/use-submission.ts'
import './account-page.css'
import { forgetMailedToken, useMailedToken } from './mailed-token.ts'

export function ResetPasswordView({ data }: { data: AccountPage }) {
  const token = useMailedToken()
  const [isDone, setDone] = useState(false)
  const finish = () => {
    flushSync(() => setDone(true))
    catchFocus(document.querySelector<HTMLElement>('.account-page button'))
  }
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Choose a new password" />
      <div className="account-page">{chooseContent(token, isDone, finish)}</div>
    </>
  )
}

function chooseContent(token: string | null | undefined, isDone: boolean, onDone: () => void): ReactNode {
  if (isDone) return <PasswordChanged />
  if (token) return <NewPasswordForm token={token} onDone={onDone} />
  // Before hydration, and without JavaScript, where the link cannot be read.
  if (token === undefined) return <p>This page requires JavaScript.</p>
  return <IncompleteLink />
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const submission = useSubmission(async ({ password = '' }) => {
    const session = await loadSession()
    const port = await session.accounts()
    await port.completePasswordReset(token, password)
    forgetMailedToken()
    onDone()
  })
  return (
    <AccountFormFrame submission={submission}>
      <NewPasswordField error={submission.faultOf('password')} />
      <p>You will be signed out on all your devices.</p>
      <Button type="submit" look="primary" isBusy={submission.isBusy}>
        Change password
      </Button>
    </AccountFormFrame>
  )
}

function PasswordChanged() {
  return (
    <>
      <p role="alert">Your password has been changed, and all your devices are signed out.</p>
      <Button look="primary" onClick={() => void requestSignIn()}>
        Sign in
      </Button>
    </>
  )
}

function IncompleteLink() {
  return (
    <>
      <p role="alert">This link is incomplete. Open it from the e-mail again, or request a new one.</p>
      <Button look="primary" onClick={() => void requestSignIn()}>
        Request a new link
      </Button>
    </>
  )
}
