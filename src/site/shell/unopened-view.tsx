import { siteConfig } from '#pages/config/site-config.ts'
import { needsSignIn } from '../features/accounts/session/may-enter.ts'
import type { PageViewProps } from '../features/navigation/page-view.ts'

/** In place of a page whose content has not come; a toast offers to try again. */
export function UnopenedView({ title }: PageViewProps) {
  return (
    <>
      <h1>{title ?? siteConfig.siteName}</h1>
      <p>This page could not be opened.</p>
      {needsSignIn(location.pathname) && (
        <p>It belongs to an account: it opens offline only where somebody has signed in while online.</p>
      )}
    </>
  )
}
