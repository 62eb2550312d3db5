import type { PageContext } from '#pages/data/page-data.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { serialise } from '../prepare/serialise.ts'

/** What is true around a page; the page for what is not there says so here. */
export function buildPageContext(page: Pick<PageEntry, 'kind'>, context: PageContext): PageContext {
  return page.kind === 'not-found' ? { ...context, notFound: true } : context
}

/** The part that a page's document and its data file share, byte for byte. Page data is only carried, never decoded. */
export function buildPageState(serialisedData: Uint8Array, context: PageContext): Buffer {
  return Buffer.concat([Buffer.from('{"data":'), serialisedData, Buffer.from(`,"context":${serialise(context)}}`)])
}
