import { siteConfig } from '#pages/config/site-config.ts'
import * as say from '#wording/shell.ts'
import { needsSignIn } from '../features/accounts/session/may-enter.ts'
import type { PageViewProps } from '../features/navigation/page-view.ts'

/** In place of a page whose content has not come; a toast offers to try again. */
export function UnopenedView({ title }: PageViewProps) {
  return (
    <>
      <h1>{title ?? siteConfig.siteName}</h1>
      <p>{say.thisPageNotOpened()}</p>
      {needsSignIn(location.pathname) && <p>{say.needsAccount()}</p>}
    </>
  )
}
