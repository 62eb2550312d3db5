import type { PageContext, PageData, PageFile } from '#pages/page-data.ts'
import { PageDataError } from './page-data-error.ts'

/** What the HTML of a page embeds: its file without the hash, which stands in the page's meta tag. */
export type PageState = Pick<PageFile, 'data' | 'context'>

/**
 * @param text the body of a page-data file
 * @param address where it came from, for messages
 * @param buildHash of the page that the reader is on
 * @throws PageDataError when it is no JSON, has no hash, or is of another build
 */
export function parsePageFile(text: string, address: string, buildHash: string): PageState {
  const file = parseJson(text, address)
  if (!isRecord(file) || typeof file.hash !== 'string' || file.hash === '') {
    throw new PageDataError(`JSON data in ${address} is missing a hash.`)
  }
  if (file.hash !== buildHash) throw new PageDataError('Hash did not match', 'INVALID_HASH')
  return checkPageState(file, address)
}

/** @throws PageDataError when the embedded state is not what a page of this site embeds. */
export function parseEmbeddedState(text: string, address: string): PageState {
  return checkPageState(parseJson(text, address), address)
}

function parseJson(text: string, address: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new PageDataError(`Failed to parse JSON from ${address}. ${reason}`, null, { cause })
  }
}

function checkPageState(value: unknown, address: string): PageState {
  if (!isRecord(value)) throw new PageDataError(`JSON data in ${address} is not page data.`)
  const { data, context } = value
  if (!isContext(context) || !(data === null || isPageData(data))) {
    throw new PageDataError(`JSON data in ${address} is not page data.`)
  }
  return { data, context }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

// The equal hash says that the same build wrote this file and knows its shape; only what every page has is looked at.
function isPageData(value: unknown): value is PageData {
  return isRecord(value) && typeof value.kind === 'string' && typeof value.path === 'string'
}

function isContext(value: unknown): value is PageContext {
  return isRecord(value) && (value.notFound === undefined || typeof value.notFound === 'boolean')
}
