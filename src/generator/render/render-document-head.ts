import { cardPath, cardSize } from '#pages/cards/card.ts'
import { analyticsMetaName } from '#pages/config/analytics-settings.ts'
import { formatTitle, siteConfig, type SiteLanguage } from '#pages/config/site-config.ts'
import { feedName } from '#wording/site.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { isIndexed } from '#pages/routes/page-traits.ts'
import { addPrefix, fileInLanguage } from '#pages/routes/language-path.ts'
import { feedPath, manifestPath, type PageKind } from '#pages/routes/routes.ts'
import { readDescription } from '#wording/descriptions/descriptions.ts'
import { language, languages, pathPrefix } from '#wording/language.ts'
import { buildStructuredData } from '#wording/structured-data/build-structured-data.ts'
import { readTitle } from '#wording/titles.ts'
import { escapeHtml, serialise } from '../files/escape-html.ts'
import { legacyIconPath, touchIconPath, vectorIconPath } from '../files/icon-list.ts'
import type { DocumentFrame, DocumentTraits } from './document-frame.ts'

/** The content of a document's head after the build hash. */
export function renderDocumentHead(
  page: PageData,
  frame: DocumentFrame,
  { isTranslated }: DocumentTraits,
  inlineScripts: readonly string[],
): string {
  const ownLanguages = isTranslated ? languages : languages.slice(0, 1)
  return [
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    `<title>${escapeHtml(formatTitle(readTitle(page)))}</title>`,
    formatMeta('description', readDescription(page)),
    ...renderIndexingTags(page, frame.siteUrl, ownLanguages),
    ...renderSocialTags(page, frame.siteUrl, ownLanguages),
    formatMeta('theme-color', siteConfig.themeColour),
    formatMeta('color-scheme', 'light dark'),
    formatMeta('generator', `${siteConfig.siteName} ${siteConfig.version}`),
    ...frame.assets.fonts.map((path) => `<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin>`),
    ...frame.assets.styleSheets.map(renderStyleSheet),
    ...(frame.assets.viewStyleSheets[page.kind] ?? []).map(renderStyleSheet),
    // Low priority: a page can be read before its scripts arrive.
    ...(frame.assets.preloads[page.kind] ?? []).map(
      (path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`,
    ),
    ...(frame.names ? [`<link rel="preload" as="fetch" href="${frame.names.path}" crossorigin>`] : []),
    `<script type="module" src="${frame.assets.entry}" fetchpriority="low"></script>`,
    // Browsers take the vector; one that cannot takes the last that it can.
    `<link rel="icon" sizes="32x32" href="${legacyIconPath}">`,
    `<link rel="icon" type="image/svg+xml" href="${vectorIconPath}">`,
    `<link rel="apple-touch-icon" href="${touchIconPath}">`,
    `<link rel="manifest" href="${fileInLanguage(manifestPath, pathPrefix)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${feedName()}" href="${fileInLanguage(feedPath, pathPrefix)}">`,
    ...renderStructuredData(page, frame.siteUrl),
    ...(frame.analytics ? [formatMeta(analyticsMetaName, JSON.stringify(frame.analytics))] : []),
  ].join('')
}

function renderStyleSheet(path: string): string {
  return `<link rel="stylesheet" href="${path}">`
}

/**
 * The canonical address of a page and, once there are several languages, its alternates; or a ban on indexing it.
 * @param siteUrl without a trailing slash
 * @param ownLanguages those that there are documents of the page in, the default first
 * @param prefix of the document's language
 */
export function renderIndexingTags(
  page: { readonly kind: PageKind; readonly path: string },
  siteUrl: string,
  ownLanguages: readonly SiteLanguage[],
  prefix = pathPrefix,
): string[] {
  if (!isIndexed(page)) return [formatMeta('robots', 'noindex')]
  if (!ownLanguages.some((own) => own.pathPrefix === prefix)) {
    return [formatMeta('robots', 'noindex'), `<link rel="canonical" href="${escapeHtml(siteUrl + page.path)}">`]
  }
  return [
    `<link rel="canonical" href="${escapeHtml(siteUrl + addPrefix(page.path, prefix))}">`,
    ...(ownLanguages.length > 1 ? renderTwins(page.path, siteUrl, ownLanguages) : []),
  ]
}

/** Every alternate lists all of them, including itself: https://developers.google.com/search/docs/specialty/international/localized-versions */
function renderTwins(path: string, siteUrl: string, ownLanguages: readonly SiteLanguage[]): string[] {
  const write = (code: string, prefix: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(siteUrl + addPrefix(path, prefix))}">`
  return [...ownLanguages.map((own) => write(own.code, own.pathPrefix)), write('x-default', '')]
}

/** How shared links to the page look: Open Graph, and what one network needs in addition. */
function renderSocialTags(page: PageData, siteUrl: string, ownLanguages: readonly SiteLanguage[]): string[] {
  const { socialSiteHandle, socialCreatorHandle } = siteConfig
  const ownTitle = readTitle(page)
  const title = formatTitle(ownTitle)
  return [
    formatProperty('og:type', page.kind === 'guide' ? 'article' : 'website'),
    formatProperty('og:site_name', siteConfig.siteName),
    formatProperty('og:title', title),
    formatProperty('og:description', readDescription(page)),
    ...(isIndexed(page) ? [formatProperty('og:url', siteUrl + addPrefix(page.path, pathPrefix))] : []),
    ...renderLocales(ownLanguages),
    ...(page.kind === 'guide' ? [formatProperty('article:modified_time', page.updated)] : []),
    formatProperty('og:image', siteUrl + cardPath(page)),
    formatProperty('og:image:width', String(cardSize.width)),
    formatProperty('og:image:height', String(cardSize.height)),
    formatProperty('og:image:alt', ownTitle ?? siteConfig.siteName),
    formatMeta('twitter:card', 'summary_large_image'),
    ...(socialSiteHandle ? [formatMeta('twitter:site', socialSiteHandle)] : []),
    ...(socialCreatorHandle ? [formatMeta('twitter:creator', socialCreatorHandle)] : []),
  ]
}

/** Of a page in one language, networks take that to be English. */
function renderLocales(ownLanguages: readonly SiteLanguage[]): string[] {
  if (ownLanguages.length < 2) return []
  return ownLanguages.map(({ code, openGraph }) =>
    formatProperty(code === language ? 'og:locale' : 'og:locale:alternate', openGraph),
  )
}

/** JSON-LD for search engines (https://www.w3.org/TR/json-ld11/): a data block, which browsers do not run. */
function renderStructuredData(page: PageData, siteUrl: string): string[] {
  const things = isIndexed(page) ? buildStructuredData(page, siteUrl) : []
  if (things.length === 0) return []
  return [
    `<script type="application/ld+json">${serialise({ '@context': 'https://schema.org', '@graph': things })}</script>`,
  ]
}

function formatMeta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

/** For Open Graph: https://ogp.me */
function formatProperty(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`
}
