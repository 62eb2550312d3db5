import { getMimeType } from 'hono/utils/mime'
import type { Connect, ViteDevServer } from 'vite'
import { notFoundPath, pageDataPath, withTrailingSlash } from '#pages/routes/routes.ts'
import { searchIndexPath } from '#pages/search/search-index.ts'
import { assembleDocument } from '../render/assemble-document.ts'
import { formatProblems } from '../reports/format-problems.ts'
import { developmentAssets } from './development-assets.ts'
import type { DocumentFrame, PageDocument } from '../render/document-frame.ts'
import { pageFilePrefix } from '../files/hash-offsets.ts'
import type { Preparation } from './live-site.ts'
import type { PreparedPage } from './prepare-page.ts'

/** Never changes: in development no page is out of date. */
const hash = 'development'
const renderer = '/src/generator/render/render-document.ts'

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly location?: string
}

/** Serves pages, their data and the files beside them from the site as it is at the time of the request. */
export function createPageMiddleware(
  server: ViteDevServer,
  prepare: () => Promise<Preparation>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost')
    answer(server, prepare, url).then(({ status, type, text, location }) => {
      const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', ...(location && { Location: location }) }
      return response.writeHead(status, headers).end(text)
    }, next)
  }
}

async function answer(server: ViteDevServer, prepare: () => Promise<Preparation>, url: URL): Promise<Answer> {
  const preparation = await prepare()
  if ('problems' in preparation) throw new Error(formatProblems(preparation.problems, 'Correct them to see pages.'))

  const { site } = preparation
  const { pathname } = url
  if (pathname === searchIndexPath)
    return { status: 200, type: 'application/json', text: await site.buildSearchIndex() }
  if (pathname.startsWith(dataFolder)) {
    const page = site.findPage(pathname.slice(dataFolder.length - 1).replace(/index\.json$/, ''))
    if (!page) return { status: 404, type: 'text/plain', text: 'Not found' }
    return { status: 200, type: 'application/json', text: `${pageFilePrefix}${hash}",${page.state.slice(1)}` }
  }
  const page = site.findPage(pathname)
  if (page) return { status: 200, type: 'text/html', text: await renderPreparedPage(server, page, url) }
  const file = await site.findFile(pathname)
  if (file !== null) return { status: 200, type: getMimeType(pathname) ?? 'application/octet-stream', text: file }
  const elsewhere = withTrailingSlash(pathname)
  if (site.findPage(elsewhere)) return { status: 308, type: 'text/plain', text: '', location: elsewhere + url.search }
  const notFound = site.findPage(notFoundPath)
  if (!notFound) throw new Error(`The site has no page at ${notFoundPath}.`)
  return { status: 404, type: 'text/html', text: await renderPreparedPage(server, notFound, url) }
}

const dataFolder = pageDataPath('/').replace(/index\.json$/, '')

async function renderPreparedPage(server: ViteDevServer, page: PreparedPage, url: URL): Promise<string> {
  const frame: DocumentFrame = { hash, siteUrl: url.origin, analytics: null, assets: developmentAssets }
  const module = await server.ssrLoadModule(renderer)
  const document: PageDocument = module.renderDocument(page.data, page.context, frame)
  return server.transformIndexHtml(url.pathname, assembleDocument(document, Buffer.from(page.state)).toString())
}
