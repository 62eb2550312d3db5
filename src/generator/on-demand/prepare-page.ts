import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { serialise } from '../prepare/serialise.ts'
import { buildPageState, markNotFound } from '../render/build-page-state.ts'

/** A page, ready to be sent as data or rendered. */
export interface PreparedPage {
  readonly data: PageData
  readonly context: PageContext
  /** Both, serialised. */
  readonly state: string
}

/** @param siteContext what all pages share */
export function preparePage(page: PageData, siteContext: PageContext): PreparedPage {
  const context = markNotFound(page, siteContext)
  const text = serialise(page)
  // Parsed from what the browser gets, so that data that does not survive serialisation fails here.
  return { data: JSON.parse(text), context, state: buildPageState(Buffer.from(text), context).toString() }
}
