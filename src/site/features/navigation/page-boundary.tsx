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
        <h1>This page could not be shown</h1>
        <p>Something went wrong on this page. Reloading may help; the rest of the site still works.</p>
      </>
    )
  }
}
