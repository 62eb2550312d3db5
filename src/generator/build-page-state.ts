import type { PageContext } from '#pages/page-data.ts'
import type { PageEntry } from './page-entry.ts'
import { serialise } from './serialise.ts'

/** What is true around a page; the page for what is not there says so here. */
export function buildPageContext(page: Pick<PageEntry, 'kind'>, context: PageContext): PageContext {
  return page.kind === 'not-found' ? { ...context, notFound: true } : context
}

/** The part that a page's document and its data file share, letter for letter. */
export function buildPageState(serialisedData: string, context: PageContext): string {
  return `{"data":${serialisedData},"context":${serialise(context)}}`
}
