import type { Connect, ViteDevServer } from 'vite'
import type { DocumentAssets } from '#generator/bundle/document-assets.ts'
import { type Answer, answerAddress } from '#generator/on-demand/answer-address.ts'
import { addPrefix } from '#pages/routes/language-path.ts'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import type { LanguageNames } from '#generator/prepare/language-names.ts'
import type { PreparedPage } from '#generator/on-demand/prepare-page.ts'
import type { DocumentFrame, PageDocument } from '#generator/render/document-frame.ts'
import { joinDocument } from '#generator/render/join-document.ts'
import { formatProblems } from '#generator/messages/format-problems.ts'
import { designPath } from '../design/design-address.ts'
import type { Preparation } from './live-site.ts'

/** Never changes: in development no page is out of date. */
const hash = 'development'
export const renderer = '/src/generator/render/render-document.ts'

/** Serves pages, their data and the files beside them from the site as it is at the time of the request. */
export function createPageMiddleware(
  server: ViteDevServer,
  languages: readonly SiteLanguage[],
  prepare: () => Promise<Preparation>,
  onAnswer: (server: ViteDevServer) => void,
): Connect.NextHandleFunction {
  async function answer(url: URL): Promise<Answer> {
    const preparation = await prepare()
    if ('problems' in preparation) throw new Error(formatProblems(preparation.problems, 'Correct them to see pages.'))
    if (url.pathname === designPath) {
      const html = await server.transformIndexHtml(designPath, await preparation.site.writeDesign())
      return { status: 200, type: 'text/html; charset=utf-8', body: html }
    }
    // The browser has the code of one language alone.
    const spoken = languages.at(-1)!
    const address = addPrefix(url.pathname, spoken.pathPrefix)
    if (address !== url.pathname)
      return { status: 302, type: 'text/plain', body: '', headers: { Location: address + url.search } }
    const render = (page: PreparedPage) => renderPreparedPage(server, page, url, preparation.site.findNames(spoken))
    return answerAddress({ ...preparation.site, languages, hash, render }, url)
  }

  return (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost')
    response.once('finish', () => onAnswer(server))
    answer(url).then(
      ({ status, type, body, headers }) =>
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers }).end(body),
      next,
    )
  }
}

async function renderPreparedPage(
  server: ViteDevServer,
  page: PreparedPage,
  url: URL,
  names: LanguageNames | null,
): Promise<string> {
  const frame: DocumentFrame = { hash, siteUrl: url.origin, analytics: null, assets: developmentAssets, names }
  const module = await server.ssrLoadModule(renderer)
  if (names) module.provideNames(names.table)
  await module.loadViews([page.data.kind])
  const document: PageDocument = module.renderDocument(page.data, page.context, frame, { isTranslated: true })
  return server.transformIndexHtml(url.pathname, joinDocument(document, page.state))
}

/** Vite serves the sources, so the browser finds their imports by itself. */
const developmentAssets: DocumentAssets = {
  entry: '/src/site/shell/entry-client.tsx',
  // Scripts load it as well, but only after the first paint.
  styleSheets: ['/src/site/shell/site.css'],
  viewStyleSheets: {},
  fonts: [],
  preloads: {},
}
