import { cardPath } from '../cards/card-path.ts'
import type { GuidePage } from '../data/guide-pages.ts'
import type { PageData } from '../data/page-data.ts'
import { routes, siteSearchKey } from '../routes/routes.ts'
import { siteConfig, siteLanguages } from '../config/site-config.ts'
import { buildBreadcrumbs } from './build-breadcrumbs.ts'
import { buildThingLists } from './build-thing-lists.ts'
import type { Article, Organization, StructuredThing, WebSite } from './structured-data.ts'

/** @param siteUrl Without a slash at its end. */
export function buildStructuredData(page: PageData, siteUrl: string): StructuredThing[] {
  return [
    ...(page.kind === 'home' ? [buildWebSite(siteUrl)] : []),
    ...(page.kind === 'guide' ? [buildArticle(page, siteUrl)] : []),
    ...buildBreadcrumbs(page, siteUrl),
    ...buildThingLists(page, siteUrl),
  ]
}

const language = siteLanguages[0].code

function buildWebSite(siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    name: siteConfig.siteName,
    url: siteUrl + routes.home,
    description: siteConfig.siteDescription,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/?${siteSearchKey}={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function buildArticle(page: GuidePage, siteUrl: string): Article {
  const us: Organization = { '@type': 'Organization', name: siteConfig.siteName, url: siteUrl + routes.home }
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    dateModified: page.updated,
    inLanguage: language,
    mainEntityOfPage: siteUrl + page.path,
    image: siteUrl + cardPath(page),
    author: us,
    publisher: us,
  }
}
