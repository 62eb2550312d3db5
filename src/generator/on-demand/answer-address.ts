import { getMimeType } from 'hono/utils/mime'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { removePrefix } from '#pages/routes/language-path.ts'
import { notFoundPath, pageDataPath, withTrailingSlash } from '#pages/routes/routes.ts'
import { searchIndexPath } from '#wording/search/search-index.ts'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { pageFilePrefix, buildPageState, markNotFound } from '../render/document-frame.ts'
import { serialise } from '../files/escape-html.ts'

/** A site that makes everything on request. */
export interface OnDemandSite {
  readonly hash: string
  /** The default first. */
  readonly languages: readonly SiteLanguage[]
  /** A page by its path in every language. */
  readonly findPage: (path: string, language: SiteLanguage) => PreparedPage | null
  /** A file that a build writes beside the pages; null if there is none at the address. */
  readonly findFile: (path: string) => Promise<string | Uint8Array | null>
  /** Serialised. */
  readonly buildSearchIndex: () => Promise<string>
  /** The HTML of a page. */
  readonly render: (page: PreparedPage, language: SiteLanguage) => Promise<string>
}

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers an address as a server with the built site would. */
export async function answerAddress(site: OnDemandSite, { pathname, search }: URL): Promise<Answer> {
  if (pathname === searchIndexPath) return { status: 200, type: json, body: await site.buildSearchIndex() }
  if (pathname.startsWith(dataFolder)) {
    const address = pathname.slice(dataFolder.length - 1).replace(/index\.json$/, '')
    const { language, path } = findLanguage(address, site.languages)
    const page = site.findPage(path, language)
    if (page) return { status: 200, type: json, body: `${pageFilePrefix}${site.hash}",${page.state.slice(1)}` }
  }
  const { language, path } = findLanguage(pathname, site.languages)
  const page = site.findPage(path, language)
  if (page) return answerPage(site, page, language)
  const file = await site.findFile(pathname)
  if (file !== null) return { status: 200, type: getMimeType(pathname) ?? 'application/octet-stream', body: file }
  const elsewhere = withTrailingSlash(pathname.replace(/\/index\.html$/, '/'))
  if (elsewhere !== pathname && site.findPage(findLanguage(elsewhere, site.languages).path, language)) {
    return { status: 308, type: plain, body: '', headers: { Location: elsewhere + search } }
  }
  if (pathname.startsWith('/assets/')) return { status: 404, type: plain, body: 'Not found' }
  const notFound = site.findPage(notFoundPath, language)
  if (!notFound) throw new Error(`The site has no page at ${notFoundPath}.`)
  return answerPage(site, notFound, language)
}

const dataFolder = pageDataPath('/').replace(/index\.json$/, '')
const json = 'application/json'
const plain = 'text/plain; charset=utf-8'

/** The language that an address is in, and its path in every language. @param languages the default first */
function findLanguage(pathname: string, languages: readonly SiteLanguage[]) {
  for (const language of languages.slice(1)) {
    const path = removePrefix(pathname, language.pathPrefix)
    if (path !== null) return { language, path }
  }
  return { language: languages[0]!, path: pathname }
}

async function answerPage(site: OnDemandSite, page: PreparedPage, language: SiteLanguage): Promise<Answer> {
  const status = page.data.kind === 'not-found' ? 404 : 200
  return { status, type: 'text/html; charset=utf-8', body: await site.render(page, language) }
}

/** A page, ready to be sent as data or rendered. */
export interface PreparedPage {
  readonly data: PageData
  readonly context: PageContext
  /** Both, serialised. */
  readonly state: string
}

/** @param siteContext what all pages share */
export function preparePage(page: PageData, siteContext: PageContext): PreparedPage {
  const context = markNotFound(page, siteContext)
  const text = serialise(page)
  // Parsed from what the browser gets, so that data that does not survive serialisation fails here.
  return { data: JSON.parse(text), context, state: buildPageState(Buffer.from(text), context).toString() }
}
