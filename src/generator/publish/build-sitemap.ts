import type { IsoDate } from '#catalogue/calendar.ts'
import { escapeHtml } from '../files/escape-html.ts'

/** Maximum of one file: https://www.sitemaps.org/protocol.html */
const addressesPerFile = 50_000
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export interface SitemapPage {
  readonly path: string
  /** Null where the content does not say. */
  readonly changedOn: IsoDate | null
}

/**
 * Builds the files of the sitemap, by name. If one file cannot hold all addresses, `sitemap.xml` lists the others.
 * @param siteUrl without a trailing slash
 */
export function buildSitemap(
  pages: readonly SitemapPage[],
  siteUrl: string,
  limit: number = addressesPerFile,
): Map<string, string> {
  if (pages.length <= limit) return new Map([['sitemap.xml', formatAddresses(pages, siteUrl)]])
  const parts = Array.from({ length: Math.ceil(pages.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: formatAddresses(pages.slice(index * limit, (index + 1) * limit), siteUrl),
  }))
  const entries = parts.map(({ name }) => `<sitemap><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  const overview = wrap('sitemapindex', entries)
  return new Map([['sitemap.xml', overview], ...parts.map(({ name, text }) => [name, text] as const)])
}

function formatAddresses(pages: readonly SitemapPage[], siteUrl: string): string {
  return wrap(
    'urlset',
    pages.map(({ path, changedOn }) => {
      const changed = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
      return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>\n`
    }),
  )
}

function wrap(element: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespace}>\n${lines.join('')}</${element}>\n`
}
