import type { PageKind } from '#pages/routes/routes.ts'
import { siteLanguages, type SiteLanguage } from '#pages/config/site-config.ts'
import { escapeHtml } from './escape-html.ts'
import { isIndexed } from '#pages/routes/is-indexed.ts'
import { formatMeta } from './format-meta.ts'

/**
 * Where the page lives, and its twins in other languages once there are any; or that nobody shall find it.
 * @param siteUrl Without a slash at its end.
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

/** Every twin names all of them, itself too: https://developers.google.com/search/docs/specialty/international/localized-versions */
function renderTwins(path: string, siteUrl: string, languages: readonly SiteLanguage[]): string[] {
  const [main] = languages
  const here = languages.find(({ pathPrefix }) => pathPrefix !== '' && path.startsWith(`${pathPrefix}/`)) ?? main
  const bare = path.slice(here?.pathPrefix.length)
  const write = (code: string, { pathPrefix }: SiteLanguage) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(siteUrl + pathPrefix + bare)}">`
  return [...languages.map((language) => write(language.code, language)), ...(main ? [write('x-default', main)] : [])]
}
