import { getMimeType } from 'hono/utils/mime'
import { notFoundPath, pageDataPath, withTrailingSlash } from '#pages/routes/routes.ts'
import { searchIndexPath } from '#wording/search/search-index.ts'
import { pageFilePrefix } from '../files/build-stamps.ts'
import type { PreparedPage } from './prepare-page.ts'

/** A site that makes everything on request. */
export interface AskedSite {
  readonly hash: string
  readonly findPage: (path: string) => PreparedPage | null
  /** A file that a build writes beside the pages; null if there is none at the address. */
  readonly findFile: (path: string) => Promise<string | Uint8Array | null>
  /** Serialised. */
  readonly buildSearchIndex: () => Promise<string>
  /** The HTML of a page. */
  readonly render: (page: PreparedPage) => Promise<string>
}

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers an address as a server with the built site would. */
export async function answerAddress(site: AskedSite, { pathname, search }: URL): Promise<Answer> {
  if (pathname === searchIndexPath) return { status: 200, type: json, body: await site.buildSearchIndex() }
  if (pathname.startsWith(dataFolder)) {
    const page = site.findPage(pathname.slice(dataFolder.length - 1).replace(/index\.json$/, ''))
    if (page) return { status: 200, type: json, body: `${pageFilePrefix}${site.hash}",${page.state.slice(1)}` }
  }
  const page = site.findPage(pathname)
  if (page) return answerPage(site, page)
  const file = await site.findFile(pathname)
  if (file !== null) return { status: 200, type: getMimeType(pathname) ?? 'application/octet-stream', body: file }
  const elsewhere = withTrailingSlash(pathname.replace(/\/index\.html$/, '/'))
  if (elsewhere !== pathname && site.findPage(elsewhere)) {
    return { status: 308, type: plain, body: '', headers: { Location: elsewhere + search } }
  }
  if (pathname.startsWith('/assets/')) return { status: 404, type: plain, body: 'Not found' }
  const notFound = site.findPage(notFoundPath)
  if (!notFound) throw new Error(`The site has no page at ${notFoundPath}.`)
  return answerPage(site, notFound)
}

const dataFolder = pageDataPath('/').replace(/index\.json$/, '')
const json = 'application/json'
const plain = 'text/plain; charset=utf-8'

async function answerPage(site: AskedSite, page: PreparedPage): Promise<Answer> {
  const status = page.data.kind === 'not-found' ? 404 : 200
  return { status, type: 'text/html; charset=utf-8', body: await site.render(page) }
}
