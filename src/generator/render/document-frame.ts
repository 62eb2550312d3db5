import type { AnalyticsSettings } from '#pages/config/analytics-settings.ts'
import type { LanguageNames } from '../prepare/language-names.ts'
import type { DocumentAssets } from '../bundle/build-document-assets.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { serialise } from '../files/escape-html.ts'

/**
 * The build hash has a fixed length and a fixed offset, directly behind what documents and data files begin with: an
 * unchanged page is carried over to the next build by overwriting it.
 */
export function documentPrefix(language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="build-hash" content="`
}

export const pageFilePrefix = '{"hash":"'

/** The parts of a page's HTML in order. Parts that pages share are UTF-8 already. */
export interface PageDocument {
  /** Followed by the serialised state. */
  readonly beforeState: readonly (string | Uint8Array)[]
  readonly afterState: string
}

/** What decides about a document besides its page's data. */
export interface DocumentTraits {
  /** There are documents of the page in every language of the site. */
  readonly isTranslated: boolean
}

/** What all documents of a build share. */
export interface DocumentFrame {
  readonly hash: string
  /** Without a trailing slash. */
  readonly siteUrl: string
  readonly analytics: AnalyticsSettings | null
  readonly assets: DocumentAssets
  /** What things are called in the language of the documents; null in English. */
  readonly names: LanguageNames | null
}

/** The complete HTML of a page. */
export function joinDocument({ beforeState, afterState }: PageDocument, state: string): string {
  return [...beforeState.map(readText), state, afterState].join('')
}

function readText(part: string | Uint8Array): string {
  return typeof part === 'string' ? part : Buffer.from(part).toString()
}

/** The context of one page. That of the not-found page says so, at whatever address it is answered. */
export function markNotFound(page: Pick<PageEntry, 'kind'>, context: PageContext): PageContext {
  return page.kind === 'not-found' ? { ...context, notFound: true } : context
}

/** The bytes that a page's document and its data file share. Page data is passed on without decoding it. */
export function buildPageState(serialisedData: Uint8Array, context: PageContext): Buffer {
  return Buffer.concat([Buffer.from('{"data":'), serialisedData, Buffer.from(`,"context":${serialise(context)}}`)])
}
