import { type ReactNode, useState } from 'react'
import type { PageOf } from '#pages/data/page-data.ts'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/account-pages.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import './account-page.css'
import { useMailedToken } from './mailed-token.ts'

/**
 * Says what the link from an e-mail is for, and does it after a press. Opening the link does nothing: mail programs do, too,
 * and somebody whose address a stranger has entered must not confirm the stranger's account.
 */
export function VerifyEmailView({ data, title }: PageViewProps<PageOf<'verify-email'>>) {
  const token = useMailedToken()
  const [outcome, setOutcome] = useState<string | null>(null)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} />
      <div className="account-page">{chooseContent(token, outcome, setOutcome)}</div>
    </>
  )
}

const loadLink = () => import('./mailed-link.tsx').then(({ MailedLink }) => MailedLink)

function chooseContent(
  token: string | null | undefined,
  outcome: string | null,
  onDone: (outcome: string) => void,
): ReactNode {
  if (outcome === null && token)
    return <LazyPart what={say.thePage()} load={loadLink} props={{ token, onDone }} waiting={<p>{say.loading()}</p>} />
  // Before hydration, and without JavaScript, where the link cannot be read.
  if (token === undefined) return <p>{say.requiresJavaScript()}</p>
  return (
    <>
      {/* Also where the page of a link that has worked is reloaded. */}
      <p role="alert">{outcome ?? say.missingLink()}</p>
      <p>
        <a href={routes['user-settings']}>{say.goToSettings()}</a>
      </p>
    </>
  )
}
