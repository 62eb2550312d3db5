import { escapeHtml } from '../files/escape-html.ts'

/** Maximum of one file: https://www.sitemaps.org/protocol.html */
const addressesPerFile = 50_000
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * Builds the files of the sitemap, by name. If one file cannot hold all addresses, `sitemap.xml` lists the others.
 * @param siteUrl without a trailing slash
 */
export function buildSitemap(
  paths: readonly string[],
  siteUrl: string,
  limit: number = addressesPerFile,
): Map<string, string> {
  if (paths.length <= limit) return new Map([['sitemap.xml', formatAddresses(paths, siteUrl)]])
  const parts = Array.from({ length: Math.ceil(paths.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: formatAddresses(paths.slice(index * limit, (index + 1) * limit), siteUrl),
  }))
  const entries = parts.map(({ name }) => `<sitemap><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  const overview = wrap('sitemapindex', entries)
  return new Map([['sitemap.xml', overview], ...parts.map(({ name, text }) => [name, text] as const)])
}

function formatAddresses(paths: readonly string[], siteUrl: string): string {
  return wrap(
    'urlset',
    paths.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>\n`),
  )
}

function wrap(element: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespace}>\n${lines.join('')}</${element}>\n`
}
