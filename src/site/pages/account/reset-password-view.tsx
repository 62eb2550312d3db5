import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageOf } from '#pages/data/page-data.ts'
import * as say from '#wording/account-pages.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { catchFocus } from '../../ui/catch-focus.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { loadSession } from '../../features/accounts/session/load-session.ts'
import { forgottenPassword, requestSignIn } from '../../features/accounts/session/request-sign-in.ts'
import { AccountFormFrame, NewPasswordField } from '../../features/accounts/dialogs/form-parts.tsx'
import { AccountsError } from '../../features/accounts/port/accounts-error.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { useSubmission } from '../../features/accounts/dialogs/use-submission.ts'
import './account-page.css'
import { forgetMailedToken, useMailedToken } from './mailed-token.ts'

type Outcome = 'changed' | 'refused'

export function ResetPasswordView({ data, title }: PageViewProps<PageOf<'reset-password'>>) {
  const token = useMailedToken()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const finish = (reached: Outcome) => {
    forgetMailedToken()
    flushSync(() => setOutcome(reached))
    catchFocus(document.querySelector<HTMLElement>('.account-page button'))
  }
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} />
      <div className="account-page">{chooseContent(token, outcome, finish)}</div>
    </>
  )
}

function chooseContent(
  token: string | null | undefined,
  outcome: Outcome | null,
  onDone: (outcome: Outcome) => void,
): ReactNode {
  if (outcome === 'changed') return <PasswordChanged />
  if (outcome === 'refused') return <UselessLink>{describeFailure(new AccountsError('link-expired', ''))}</UselessLink>
  if (token) return <NewPasswordForm token={token} onDone={onDone} />
  // Before hydration, and without JavaScript, where the link cannot be read.
  if (token === undefined) return <p>{say.requiresJavaScript()}</p>
  // Also where the page of a link that has worked is reloaded.
  return <UselessLink>{say.linkAlreadyUsed()}</UselessLink>
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: (outcome: Outcome) => void }) {
  const submission = useSubmission(async ({ password = '' }) => {
    const session = await loadSession()
    const port = await session.accounts()
    try {
      await port.completePasswordReset(token, password)
    } catch (error) {
      if (!(error instanceof AccountsError) || error.code !== 'link-expired') throw error
      return onDone('refused')
    }
    onDone('changed')
  })
  return (
    <AccountFormFrame submission={submission}>
      <NewPasswordField error={submission.faultOf('password')} />
      <p>{say.signsOutEverywhere()}</p>
      <Button type="submit" look="primary" isBusy={submission.isBusy}>
        {say.changePassword()}
      </Button>
    </AccountFormFrame>
  )
}

function PasswordChanged() {
  return (
    <>
      <p role="alert">{say.passwordChanged()}</p>
      <Button look="primary" onClick={() => void requestSignIn()}>
        {say.signIn()}
      </Button>
    </>
  )
}

/** Says why, and offers another. */
function UselessLink({ children }: { children: string }) {
  return (
    <>
      <p role="alert">{children}</p>
      <Button look="primary" onClick={() => void requestSignIn(forgottenPassword)}>
        {say.requestLink()}
      </Button>
    </>
  )
}
