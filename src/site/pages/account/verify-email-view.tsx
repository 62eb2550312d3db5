import { useEffect, useState } from 'react'
import type { AccountPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { loadSession } from '../../features/accounts/session/load-session.ts'
import { AccountsError } from '../../features/accounts/port/accounts-error.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import './account-page.css'
import { forgetMailedToken, useMailedToken } from './mailed-token.ts'

export function VerifyEmailView({ data }: { data: AccountPage }) {
  const token = useMailedToken()
  const outcome = useVerification(token)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={data.title} />
      <div className="account-page">
        <p role="alert">{outcome}</p>
        <p>
          <a href={routes['user-settings']}>Go to your settings</a>
        </p>
      </div>
    </>
  )
}

/** Also where the page of a link that has worked is reloaded. */
const missingLink =
  'Your address may be confirmed already: your settings say so. If it is not, open the link from the e-mail again.'

const usedLink = 'This link has expired or has already been used. Your settings say whether your address is confirmed.'

function isUsed(error: unknown): boolean {
  return error instanceof AccountsError && error.code === 'link-expired'
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
        setOutcome(isUsed(error) ? usedLink : describeFailure(error))
      },
    )
  }, [token])
  if (outcome === '' && token === null) return missingLink
  return outcome
}

async function verify(token: string): Promise<string> {
  const session = await loadSession()
  const port = await session.accounts()
  const email = await port.completeVerification(token)
  forgetMailedToken()
  return email
}
