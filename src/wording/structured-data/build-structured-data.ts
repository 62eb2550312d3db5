import { cardPath } from '#pages/cards/card.ts'
import type { GuidePage } from '#pages/data/thing-pages.ts'
import type { DataPage } from '#pages/data/site-pages.ts'
import { archiveFiles, archiveRoot } from '#pages/open-data/archive-release.ts'
import type { PageData } from '#pages/data/page-data.ts'
import {
  routes,
  siteSearchKey,
  badgePath,
  coursePath,
  guidePath,
  itemPath,
  skillPath,
  tourPath,
} from '#pages/routes/routes.ts'
import { addPrefix } from '#pages/routes/language-path.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import { readDescription } from '../descriptions/descriptions.ts'
import { message } from '../message.ts'
import { language, pathPrefix } from '../language.ts'
import { linkArea } from '../areas.ts'
import { readTitle } from '../titles.ts'
import { siteDescription } from '../site.ts'
import type {
  Breadcrumbs,
  ListElement,
  Article,
  Dataset,
  Organization,
  StructuredThing,
  WebSite,
  ThingList,
} from './structured-data.ts'

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

/** From the home page down to this one. The home page itself has no way to it. */
function buildBreadcrumbs(page: PageData, siteUrl: string): Breadcrumbs[] {
  const title = readTitle(page)
  if (title === null) return []
  const way = [{ name: siteConfig.siteName, path: routes.home }, ...page.crumbs.map(linkArea)]
  const steps = way.map(({ name, path }, index): ListElement => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + addPrefix(path, pathPrefix),
  }))
  const here: ListElement = { '@type': 'ListItem', position: way.length + 1, name: title }
  return [{ '@type': 'BreadcrumbList', itemListElement: [...steps, here] }]
}

/** How many elements of a list are included; the page has them all. */
const longest = 30

interface Entry {
  readonly name: string
  readonly path: string
}

/**
 * The lists that a page is made of: none for most, and none that is empty. Rankings are left out: search engines show
 * lists of other things, and five thousand pages would carry what no program reads.
 */
export function buildThingLists(page: PageData, siteUrl: string): ThingList[] {
  return listThings(page, siteUrl).filter(({ itemListElement }) => itemListElement.length > 0)
}

function listThings(page: PageData, siteUrl: string): ThingList[] {
  const title = readTitle(page) ?? ''
  const list = (entries: readonly Entry[]) => [buildList(title, entries.slice(0, longest), siteUrl)]
  switch (page.kind) {
    case 'driver-list':
    case 'kart-list':
    case 'glider-list':
      return list(page.items.map(nameItem))
    case 'skill-list':
      return list(page.skills.map(({ id, name }) => ({ name, path: skillPath(id) })))
    case 'course-list':
      return list(page.courses.map(({ id, fullName }) => ({ name: fullName, path: coursePath(id) })))
    case 'tour-list':
      return list(page.tours.map(({ id, name }) => ({ name, path: tourPath(id) })))
    case 'badge-list':
      return list(page.badges.map(({ id, name }) => ({ name, path: badgePath(id) })))
    case 'guide-list':
      return list(page.guides.map(({ id, title: name }) => ({ name, path: guidePath(id) })))
    default:
      return []
  }
}

function nameItem(item: ItemRef): Entry {
  return { name: item.name, path: itemPath(item) }
}

function buildList(name: string, entries: readonly Entry[], siteUrl: string): ThingList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      url: siteUrl + addPrefix(entry.path, pathPrefix),
    })),
  }
}
