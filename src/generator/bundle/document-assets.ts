import type { PageKind } from '#pages/routes/routes.ts'

/** What a document loads besides its own text. All are paths from the site's root. */
export interface DocumentAssets {
  readonly entry: string
  readonly styleSheets: readonly string[]
  /** Besides those, what the view of a kind brings with it. */
  readonly viewStyleSheets: Readonly<Partial<Record<PageKind, readonly string[]>>>
  /** Asked for ahead of the style sheet, which names them too late for the first paint. */
  readonly fonts: readonly string[]
  /** Scripts that a page of a kind needs before it is alive, besides the entry. */
  readonly preloads: Readonly<Partial<Record<PageKind, readonly string[]>>>
}
