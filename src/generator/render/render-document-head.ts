import { analyticsMetaName } from '#pages/config/analytics-settings.ts'
import { feedPath } from '#pages/routes/routes.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { readDescription } from '#wording/descriptions/descriptions.ts'
import { readTitle } from '#wording/titles.ts'
import { formatTitle, siteConfig } from '#pages/config/site-config.ts'
import type { DocumentFrame } from './document-frame.ts'
import { escapeHtml } from '../files/escape-html.ts'
import { legacyIconPath, touchIconPath, vectorIconPath } from '../files/icon-list.ts'
import { formatMeta } from './format-meta.ts'
import { renderIndexingTags } from './render-indexing-tags.ts'
import { renderSocialTags } from './render-social-tags.ts'
import { renderStructuredData } from './render-structured-data.ts'

/** The content of a document's head after the build hash. */
export function renderDocumentHead(page: PageData, frame: DocumentFrame, inlineScripts: readonly string[]): string {
  return [
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    `<title>${escapeHtml(formatTitle(readTitle(page)))}</title>`,
    formatMeta('description', readDescription(page)),
    ...renderIndexingTags(page, frame.siteUrl),
    ...renderSocialTags(page, frame.siteUrl),
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
    `<script type="module" src="${frame.assets.entry}" fetchpriority="low"></script>`,
    // Browsers take the vector; one that cannot takes the last that it can.
    `<link rel="icon" sizes="32x32" href="${legacyIconPath}">`,
    `<link rel="icon" type="image/svg+xml" href="${vectorIconPath}">`,
    `<link rel="apple-touch-icon" href="${touchIconPath}">`,
    `<link rel="manifest" href="/manifest.json">`,
    `<link rel="alternate" type="application/atom+xml" title="Guides and corrections" href="${feedPath}">`,
    ...renderStructuredData(page, frame.siteUrl),
    ...(frame.analytics ? [formatMeta(analyticsMetaName, JSON.stringify(frame.analytics))] : []),
  ].join('')
}

function renderStyleSheet(path: string): string {
  return `<link rel="stylesheet" href="${path}">`
}
