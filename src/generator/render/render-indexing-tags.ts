import type { PageKind } from '#pages/routes/routes.ts'
import { siteLanguages, type SiteLanguage } from '#pages/config/site-config.ts'
import { escapeHtml } from '../files/escape-html.ts'
import { isIndexed } from '#pages/routes/is-indexed.ts'
import { formatMeta } from './format-meta.ts'

/**
 * The canonical address of a page and, once there are several languages, its alternates; or a ban on indexing it.
 * @param siteUrl without a trailing slash
 */
export function renderIndexingTags(
  page: { readonly kind: PageKind; readonly path: string },
  siteUrl: string,
  languages: readonly SiteLanguage[] = siteLanguages,
): string[] {
  if (!isIndexed(page)) return [formatMeta('robots', 'noindex')]
  return [
    `<link rel="canonical" href="${escapeHtml(siteUrl + page.path)}">`,
    ...(languages.length > 1 ? renderTwins(page.path, siteUrl, languages) : []),
  ]
}

/** Every alternate lists all of them, including itself: https://developers.google.com/search/docs/specialty/international/localized-versions */
function renderTwins(path: string, siteUrl: string, languages: readonly SiteLanguage[]): string[] {
  const [main] = languages
  const here = languages.find(({ pathPrefix }) => pathPrefix !== '' && path.startsWith(`${pathPrefix}/`)) ?? main
  const bare = path.slice(here?.pathPrefix.length)
  const write = (code: string, { pathPrefix }: SiteLanguage) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(siteUrl + pathPrefix + bare)}">`
  return [...languages.map((language) => write(language.code, language)), ...(main ? [write('x-default', main)] : [])]
}
