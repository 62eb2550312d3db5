import { isRecord } from '../../ui/loading/fetch-data-file.ts'
import type { PageContext, PageData, PageFile } from '#pages/data/page-data.ts'

/** What the HTML of a page embeds: its file without the hash, which is in the page's meta tag. */
export type PageState = Pick<PageFile, 'data' | 'context'>

/** A page-data file or embedded state; only what every page has is looked at, the rest is as one build has written it. */
export function isPageState(value: unknown): value is PageState {
  return isRecord(value) && isContext(value.context) && (value.data === null || isPageData(value.data))
}

function isPageData(value: unknown): value is PageData {
  return isRecord(value) && typeof value.kind === 'string' && typeof value.path === 'string'
}

function isContext(value: unknown): value is PageContext {
  return isRecord(value) && (value.notFound === undefined || typeof value.notFound === 'boolean')
}
