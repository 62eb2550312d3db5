import type { PageContext } from '#pages/data/page-data.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { serialise } from '../files/escape-html.ts'

/** The context of one page. That of the not-found page says so, at whatever address it is answered. */
export function markNotFound(page: Pick<PageEntry, 'kind'>, context: PageContext): PageContext {
  return page.kind === 'not-found' ? { ...context, notFound: true } : context
}

/** The bytes that a page's document and its data file share. Page data is passed on without decoding it. */
export function buildPageState(serialisedData: Uint8Array, context: PageContext): Buffer {
  return Buffer.concat([Buffer.from('{"data":'), serialisedData, Buffer.from(`,"context":${serialise(context)}}`)])
}
