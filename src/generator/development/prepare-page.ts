import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { serialise } from '../prepare/serialise.ts'
import { buildPageContext, buildPageState } from '../render/build-page-state.ts'

/** A page, ready to be sent as data or rendered. */
export interface PreparedPage {
  readonly data: PageData
  readonly context: PageContext
  /** Both, serialised. */
  readonly state: string
}

/** @param siteContext What is true on all pages. */
export function preparePage(page: PageData, siteContext: PageContext): PreparedPage {
  const context = buildPageContext(page, siteContext)
  const text = serialise(page)
  // Parsed again from what a browser gets: a page that does not survive the way there shows it here.
  return { data: JSON.parse(text), context, state: buildPageState(Buffer.from(text), context).toString() }
}
