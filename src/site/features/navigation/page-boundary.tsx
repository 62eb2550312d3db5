import * as say from '#wording/shell.ts'
import { Component, type ReactNode } from 'react'

/** Keeps header, footer and navigation alive when a page's component throws. React logs the error itself. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
