import { addPrefix } from '#pages/routes/language-path.ts'
import { pathPrefix } from '../language.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { readTitle } from '../titles.ts'
import { badgePath, coursePath, guidePath, itemPath, skillPath, tourPath } from '#pages/routes/routes.ts'
import type { ThingList } from './structured-data.ts'

/** How many elements of a list are included; the page has them all. */
const longest = 30

interface Entry {
  readonly name: string
  readonly path: string
}

/**
 * The lists that a page is made of: none for most, and none that is empty. Rankings are left out: search engines show
 * lists of other things, and five thousand pages would carry what nobody reads.
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
