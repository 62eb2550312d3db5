import { type ReactNode, Component } from 'react'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { languages } from '#wording/language.ts'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'
import type { PageView } from '../features/navigation/page-view.ts'
import { ToastVoice } from '../ui/toasts/toast-voice.tsx'
import * as say from '#wording/shell.ts'

/** A page with everything needed to show it. */
export interface ShownPage {
  readonly View: PageView
  /** Without the name of the site; null for home. */
  readonly title: string | null
  readonly data: PageData
  readonly context: PageContext
  /** Of path, query and hash, and of the history entry: no state leaks into another page, or into another visit. */
  readonly contentKey: string
  /** Announced politely by screen readers; empty on a first load, which they announce themselves. */
  readonly announcement: string
}

/** The document body: rendered by the server, hydrated by the browser, which then gives it one page after another. */
export function App({ page }: { page: ShownPage }): ReactNode {
  const { View, title, data, context, contentKey, announcement } = page
  return (
    <>
      <SiteHeader context={context} />
      {/* Filled where a reader is offered the page in another language. */}
      {languages.length > 1 && <div className="language-offer" />}
      <main id="main">
        <PageBoundary key={contentKey}>
          <View data={data} title={title} context={context} />
        </PageBoundary>
      </main>
      <SiteFooter path={data.path} title={title} context={context} />
      <div id="modals" />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ToastVoice />
    </>
  )
}

/** Keeps header, footer and navigation alive when a page's component throws. React logs the error itself. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <h1>{say.pageNotShown()}</h1>
        <p>{say.pageFailed()}</p>
      </>
    )
  }
}
