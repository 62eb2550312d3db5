import type { PageKind } from '#pages/routes/routes.ts'

/** What a document loads, as paths from the site's root. */
export interface DocumentAssets {
  readonly entry: string
  readonly styleSheets: readonly string[]
  /** Additional style sheets of the view of each kind. */
  readonly viewStyleSheets: Readonly<Partial<Record<PageKind, readonly string[]>>>
  /** Preloaded, because the style sheet names them too late for the first paint. */
  readonly fonts: readonly string[]
  /** Scripts that each kind of page needs besides the entry before it is interactive. */
  readonly preloads: Readonly<Partial<Record<PageKind, readonly string[]>>>
}
