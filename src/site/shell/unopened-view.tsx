import { siteConfig } from '#pages/config/site-config.ts'
import type { PageViewProps } from '../features/navigation/page-view.ts'

/** In place of a page whose content has not come; a toast offers to try again. */
export function UnopenedView({ data }: PageViewProps) {
  return (
    <>
      <h1>{data.title ?? siteConfig.siteName}</h1>
      <p>This page could not be opened. You may be offline.</p>
    </>
  )
}
