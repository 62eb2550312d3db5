import { cardPath, cardSize } from '#pages/cards/card-path.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { formatTitle, siteConfig } from '#pages/config/site-config.ts'
import { isIndexed } from './is-indexed.ts'
import { writeMeta, writeProperty } from './meta-tag.ts'

/** How the page shows where somebody shares its link: Open Graph, and what one network wants besides. */
export function renderSocialTags(page: PageData, siteUrl: string): string[] {
  const { socialSiteHandle, socialCreatorHandle } = siteConfig
  const title = formatTitle(page.title)
  return [
    writeProperty('og:type', page.kind === 'guide' ? 'article' : 'website'),
    writeProperty('og:site_name', siteConfig.siteName),
    writeProperty('og:title', title),
    writeProperty('og:description', page.description),
    ...(isIndexed(page) ? [writeProperty('og:url', siteUrl + page.path)] : []),
    ...(page.kind === 'guide' ? [writeProperty('article:modified_time', page.updated)] : []),
    writeProperty('og:image', siteUrl + cardPath(page)),
    writeProperty('og:image:width', String(cardSize.width)),
    writeProperty('og:image:height', String(cardSize.height)),
    writeProperty('og:image:alt', page.title ?? siteConfig.siteName),
    writeMeta('twitter:card', 'summary_large_image'),
    ...(socialSiteHandle ? [writeMeta('twitter:site', socialSiteHandle)] : []),
    ...(socialCreatorHandle ? [writeMeta('twitter:creator', socialCreatorHandle)] : []),
  ]
}
