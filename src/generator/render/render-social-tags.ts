import { cardPath, cardSize } from '#pages/cards/card-path.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { readDescription } from '#wording/descriptions/descriptions.ts'
import { readTitle } from '#wording/titles.ts'
import { formatTitle, siteConfig } from '#pages/config/site-config.ts'
import { isIndexed } from '#pages/routes/is-indexed.ts'
import { formatMeta, formatProperty } from './format-meta.ts'

/** How shared links to the page look: Open Graph, and what one network needs in addition. */
export function renderSocialTags(page: PageData, siteUrl: string): string[] {
  const { socialSiteHandle, socialCreatorHandle } = siteConfig
  const ownTitle = readTitle(page)
  const title = formatTitle(ownTitle)
  return [
    formatProperty('og:type', page.kind === 'guide' ? 'article' : 'website'),
    formatProperty('og:site_name', siteConfig.siteName),
    formatProperty('og:title', title),
    formatProperty('og:description', readDescription(page)),
    ...(isIndexed(page) ? [formatProperty('og:url', siteUrl + page.path)] : []),
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
