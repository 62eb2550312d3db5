import type { ReactNode } from 'react'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'
import { PageBoundary } from '../features/navigation/page-boundary.tsx'
import type { PageView } from '../features/navigation/page-view.ts'

/** A page with everything that is needed to show it. */
export interface ShownPage {
  readonly View: PageView
  readonly data: PageData
  readonly context: PageContext
  /** Path, query and hash: what the page's content is keyed by, so that no state leaks into another page. */
  readonly fullPath: string
  /** Read out politely by screen readers; empty on a first load, which they announce themselves. */
  readonly announcement: string
}

/** The whole document body: the server renders it, the browser hydrates it and gives it one page after the other. */
export function App({ page }: { page: ShownPage }): ReactNode {
  const { View, data, context, fullPath, announcement } = page
  return (
    <>
      <SiteHeader context={context} />
      <main id="main">
        <PageBoundary key={fullPath}>
          <View data={data} context={context} />
        </PageBoundary>
      </main>
      <SiteFooter page={data} context={context} />
      <div id="modals" />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
