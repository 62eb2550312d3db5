import { analyticsMetaName } from '#pages/analytics-settings.ts'
import type { PageData } from '#pages/page-data.ts'
import { routes } from '#pages/routes.ts'
import { formatTitle, siteConfig } from '#pages/site-config.ts'
import type { DocumentFrame } from './document-frame.ts'
import { escapeHtml } from './escape-html.ts'
import { faviconPath, faviconSizes, touchIconPath, touchIconSizes, vectorIconPath } from './icon-list.ts'

/** Everything inside the head of a page's document after its build hash. */
export function renderDocumentHead(page: PageData, frame: DocumentFrame, inlineScript: string): string {
  const title = formatTitle(page.title)
  return [
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<script>${inlineScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    named('description', page.description),
    ...renderIndexing(page, frame),
    ...renderCards(page, frame, title),
    named('theme-color', siteConfig.themeColour),
    named('color-scheme', 'light dark'),
    named('generator', `${siteConfig.siteName} ${siteConfig.version}`),
    ...frame.assets.fonts.map((path) => `<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin>`),
    ...frame.assets.styleSheets.map(renderStyleSheet),
    ...(frame.assets.viewStyleSheets[page.kind] ?? []).map(renderStyleSheet),
    ...(frame.assets.preloads[page.kind] ?? []).map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${frame.assets.entry}"></script>`,
    ...renderIcons(),
    `<link rel="manifest" href="/manifest.json">`,
    ...(frame.analytics ? [named(analyticsMetaName, JSON.stringify(frame.analytics))] : []),
  ].join('')
}

function renderStyleSheet(path: string): string {
  return `<link rel="stylesheet" href="${path}">`
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

const unindexed: readonly string[] = [routes.design, routes.offline, routes['not-found']]

/** Pages of one reader, of the site's makers, and for what is not there have no address that anybody should find. */
export function isIndexed(page: { readonly path: string }): boolean {
  return !/^\/(?:user|account)\//.test(page.path) && !unindexed.includes(page.path)
}

function renderIndexing(page: PageData, frame: DocumentFrame): string[] {
  if (!isIndexed(page)) return [named('robots', 'noindex')]
  return [`<link rel="canonical" href="${escapeHtml(frame.siteUrl + page.path)}">`]
}

function renderCards(page: PageData, frame: DocumentFrame, title: string): string[] {
  const { socialSiteHandle, socialCreatorHandle } = siteConfig
  return [
    property('og:type', page.kind === 'guide' ? 'article' : 'website'),
    property('og:site_name', siteConfig.siteName),
    property('og:title', title),
    property('og:description', page.description),
    ...(isIndexed(page) ? [property('og:url', frame.siteUrl + page.path)] : []),
    property('og:image', `${frame.siteUrl}/assets/icons/icon-512.png`),
    named('twitter:card', 'summary'),
    ...(socialSiteHandle ? [named('twitter:site', socialSiteHandle)] : []),
    ...(socialCreatorHandle ? [named('twitter:creator', socialCreatorHandle)] : []),
  ]
}

function renderIcons(): string[] {
  return [
    `<link rel="icon" type="image/svg+xml" href="${vectorIconPath}">`,
    ...faviconSizes.map((size) => icon('icon', size, faviconPath(size))),
    ...touchIconSizes.map((size) => icon('apple-touch-icon', size, touchIconPath(size))),
  ]
}

function icon(relation: string, size: number, path: string): string {
  return `<link rel="${relation}" sizes="${size}x${size}" href="${path}">`
}
