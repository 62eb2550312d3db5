import { addPrefix } from '#pages/routes/language-path.ts'
import { pathPrefix } from '../language.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { linkArea } from '../areas.ts'
import { readTitle } from '../titles.ts'
import { routes } from '#pages/routes/routes.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import type { Breadcrumbs, ListElement } from './structured-data.ts'

/** From the home page down to this one. The home page itself has no way to it. */
export function buildBreadcrumbs(page: PageData, siteUrl: string): Breadcrumbs[] {
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
