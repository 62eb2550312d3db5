/** Bundled with the site's components, so that its code is part of the build hash. */
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { language } from '#wording/language.ts'
import { nameThings, provideNames } from '#wording/names.ts'
import { appOpening, stateClosing, stateOpening } from '#site/ui/document-slots.ts'
import { listInlineScripts, loadViews, renderPage } from '#site/shell/entry-server.tsx'
import { type DocumentFrame, type DocumentTraits, type PageDocument, documentPrefix } from './document-frame.ts'
import { renderDocumentHead } from './render-document-head.ts'

export { loadViews, provideNames }

/**
 * Renders the HTML of a page whose view is loaded, from data with English names; those of another language must have been
 * provided. The build hash directly follows `documentPrefix`.
 * @param onMarkup receives the markup that no earlier document of this process contained
 */
export function renderDocument(
  data: PageData,
  dataContext: PageContext,
  frame: DocumentFrame,
  traits: DocumentTraits,
  onMarkup: (markup: string) => void = () => {},
): PageDocument {
  const page = nameThings(data)
  const context = nameThings(dataContext)
  const head = renderDocumentHead(page, frame, traits, listInlineScripts(page))
  onMarkup(head)
  const opening = `${documentPrefix(language)}${frame.hash}">${head}</head><body>${appOpening}`
  return {
    beforeState: [opening, ...renderPage(page, context, onMarkup), stateOpening],
    afterState: `${stateClosing}</body></html>\n`,
  }
}
