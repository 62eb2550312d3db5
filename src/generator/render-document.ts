/** The HTML of a page. Bundled together with the site's components, so that its code is part of the build hash. */
import type { PageContext, PageData } from '#pages/page-data.ts'
import { appOpening, stateClosing, stateOpening } from '#site/document-places.ts'
import { renderPage, inlineScript } from '#site/entry-server.tsx'
import type { DocumentFrame, PageDocument } from './document-frame.ts'
import { documentPrefix } from './hash-places.ts'
import { renderDocumentHead } from './render-document-head.ts'

/** A document whose hash stands behind `documentPrefix`, wherever else the pages differ. */
export function renderDocument(page: PageData, context: PageContext, frame: DocumentFrame): PageDocument {
  return {
    opening:
      documentPrefix + `${frame.hash}">${renderDocumentHead(page, frame, inlineScript)}</head><body>${appOpening}`,
    markup: renderPage(page, context),
    beforeState: stateOpening,
    closing: `${stateClosing}</body></html>\n`,
  }
}
