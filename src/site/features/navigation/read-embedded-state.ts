import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { nameThings } from '#wording/names.ts'
import { isPageState } from './page-state.ts'

/** The page embedded in a document's HTML. */
export interface EmbeddedState {
  readonly data: PageData
  readonly context: PageContext
}

/**
 * What the page of this document is called, without the name of the site. Its titles are loaded with navigation: here the
 * document has it, in a place that translators of pages leave alone. Of home it is the name of the site.
 */
export function readDocumentTitle(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:image:alt"]')?.content ?? ''
}

/** Whether the service worker has put this document together, from its own shell and page data. */
export function isComposed(): boolean {
  return 'offline' in document.documentElement.dataset
}

/** @throws when the document is not one of this site's pages */
export function readEmbeddedState(): EmbeddedState {
  const state: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null')
  if (!isPageState(state) || !state.data) throw new Error(`The document at ${location.pathname} embeds no page.`)
  return nameThings({ data: state.data, context: state.context })
}
