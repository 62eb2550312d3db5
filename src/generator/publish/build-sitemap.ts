import type { IsoDate } from '#catalogue/calendar.ts'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { escapeHtml } from '../files/escape-html.ts'

/** Maximum of one file: https://www.sitemaps.org/protocol.html */
const addressesPerFile = 50_000
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const twinNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

export interface SitemapPage {
  readonly path: string
  /** There are documents of it in every language. */
  readonly isTranslated: boolean
  /** Null where the content does not say. */
  readonly changedOn: IsoDate | null
}

/**
 * Builds the files of the sitemap, by name. If one file cannot hold all addresses, `sitemap.xml` lists the others.
 * @param siteUrl without a trailing slash
 * @param languages of the site, the default first
 */
export function buildSitemap(
  pages: readonly SitemapPage[],
  siteUrl: string,
  languages: readonly SiteLanguage[],
  limit: number = addressesPerFile,
): Map<string, string> {
  const addresses = languages.flatMap(({ pathPrefix }) =>
    pages.flatMap((page) => (page.isTranslated || pathPrefix === '' ? { page, pathPrefix } : [])),
  )
  const format = (part: typeof addresses) => {
    const lines = part.map(({ page, pathPrefix }) => formatAddress(page, siteUrl + pathPrefix, siteUrl, languages))
    return wrap(languages.length > 1 ? ['urlset', namespace, twinNamespace] : ['urlset', namespace], lines)
  }
  if (addresses.length <= limit) return new Map([['sitemap.xml', format(addresses)]])
  const parts = Array.from({ length: Math.ceil(addresses.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: format(addresses.slice(index * limit, (index + 1) * limit)),
  }))
  const entries = parts.map(({ name }) => `<sitemap><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  const overview = wrap(['sitemapindex', namespace], entries)
  return new Map([['sitemap.xml', overview], ...parts.map(({ name, text }) => [name, text] as const)])
}

/** With all languages of a page: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
function formatAddress(
  { path, changedOn, isTranslated }: SitemapPage,
  root: string,
  siteUrl: string,
  languages: readonly SiteLanguage[],
): string {
  const changed = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
  const twins = isTranslated && languages.length > 1 ? languages : []
  const links = twins.map(
    ({ code, pathPrefix }) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(siteUrl + pathPrefix + path)}"/>`,
  )
  return `<url><loc>${escapeHtml(root + path)}</loc>${changed}${links.join('')}</url>\n`
}

function wrap([element, ...attributes]: readonly [string, ...string[]], lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${[element, ...attributes].join(' ')}>\n${lines.join('')}</${element}>\n`
}
