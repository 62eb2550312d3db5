import { cardPath } from '#pages/cards/card-path.ts'
import type { GuidePage } from '#pages/data/guide-pages.ts'
import type { DataPage } from '#pages/data/site-pages.ts'
import { archiveFiles, archiveRoot } from '#pages/open-data/archive-release.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { readDescription } from '../descriptions/descriptions.ts'
import { routes, siteSearchKey } from '#pages/routes/routes.ts'
import { addPrefix } from '#pages/routes/language-path.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { message } from '../message.ts'
import { language, pathPrefix } from '../language.ts'
import { buildBreadcrumbs } from './build-breadcrumbs.ts'
import { buildThingLists } from './build-thing-lists.ts'
import type { Article, Dataset, Organization, StructuredThing, WebSite } from './structured-data.ts'
import { siteDescription } from '../site.ts'

const archiveName = message('{site} archive of Mario Kart Tour')
const keywords = [message('video games'), message('game preservation')]

/** @param siteUrl Without a slash at its end. */
export function buildStructuredData(page: PageData, siteUrl: string): StructuredThing[] {
  return [
    ...(page.kind === 'home' ? [buildWebSite(siteUrl)] : []),
    ...(page.kind === 'guide' ? [buildArticle(page, siteUrl)] : []),
    ...(page.kind === 'data' ? [buildDataset(page, siteUrl)] : []),
    ...buildBreadcrumbs(page, siteUrl),
    ...buildThingLists(page, siteUrl),
  ]
}

function buildWebSite(siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    name: siteConfig.siteName,
    url: siteUrl + addPrefix(routes.home, pathPrefix),
    description: siteDescription(),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${pathPrefix}/?${siteSearchKey}={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function nameUs(siteUrl: string): Organization {
  return { '@type': 'Organization', name: siteConfig.siteName, url: siteUrl + addPrefix(routes.home, pathPrefix) }
}

function buildDataset(page: DataPage, siteUrl: string): Dataset {
  const { version, from, date } = page.archive
  const { sqlite, csv, json } = archiveFiles
  const types = { [sqlite]: 'application/vnd.sqlite3', [csv]: 'application/zip', [json]: 'application/zip' }
  return {
    '@type': 'Dataset',
    name: archiveName({ site: siteConfig.siteName }),
    description: readDescription(page),
    url: siteUrl + addPrefix(page.path, pathPrefix),
    version,
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    isAccessibleForFree: true,
    temporalCoverage: `${from}/${date}`,
    keywords: ['Mario Kart Tour', ...keywords.map((word) => word())],
    creator: nameUs(siteUrl),
    distribution: Object.entries(types).map(([name, encodingFormat]) => ({
      '@type': 'DataDownload',
      name,
      encodingFormat,
      contentUrl: siteUrl + archiveRoot + name,
    })),
  }
}

function buildArticle(page: GuidePage, siteUrl: string): Article {
  const us = nameUs(siteUrl)
  return {
    '@type': 'Article',
    headline: page.guide.title,
    description: page.guide.summary,
    dateModified: page.updated,
    inLanguage: language,
    mainEntityOfPage: siteUrl + addPrefix(page.path, pathPrefix),
    image: siteUrl + cardPath(page),
    author: us,
    publisher: us,
  }
}
