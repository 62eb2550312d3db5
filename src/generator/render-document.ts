/** The HTML of a page. Bundled together with the site's components, so that its code is part of the build hash. */
import type { PageContext, PageData } from '#pages/page-data.ts'
import { renderPage, themeScript } from '#site/entry-server.tsx'
import type { DocumentFrame } from './document-frame.ts'
import { documentPrefix } from './hash-places.ts'
import { renderDocumentHead } from './render-document-head.ts'

/**
 * @param state The page's data and context as serialised for a script element.
 * @returns A document whose hash stands behind `documentPrefix`, wherever else the pages differ.
 */
export function renderDocument(page: PageData, context: PageContext, state: string, frame: DocumentFrame): string {
  return (
    documentPrefix +
    `${frame.hash}">${renderDocumentHead(page, frame, themeScript)}</head>` +
    `<body><div id="app">${renderPage(page, context)}</div>` +
    `<script type="application/json" id="page-data">${state}</script></body></html>\n`
  )
}
