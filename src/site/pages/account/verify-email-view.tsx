import { useEffect, useState } from 'react'
import type { AccountPage } from '#pages/data/player-pages.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { loadSession } from '../../features/accounts/session/load-session.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import './account-page.css'
import { forgetMailedToken, useMailedToken } from './mailed-token.ts'

export function VerifyEmailView({ data }: { data: AccountPage }) {
  const token = useMailedToken()
  const outcome = useVerification(token)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Confirm your address" />
      <div className="account-page">
        <p role="alert">{outcome}</p>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </div>
    </>
  )
}

/** The message to show; empty while loading. */
function useVerification(token: string | null | undefined): string {
  const [outcome, setOutcome] = useState('')
  useEffect(() => {
    if (!token) return
    verify(token).then(
      (email) => setOutcome(`${email} is confirmed. You can close this page.`),
      (error: unknown) => {
        console.error(error)
        setOutcome(describeFailure(error))
      },
    )
  }, [token])
  if (outcome === '' && token === null) return 'This link is incomplete. Open it from the e-mail again.'
  return outcome
}

async function verify(token: string): Promise<string> {
  const session = await loadSession()
  const port = await session.accounts()
  const email = await port.completeVerification(token)
  forgetMailedToken()
  return email
}
