import type { PageData } from '../data/page-data.ts'
import { routes } from '../routes/routes.ts'
import { siteConfig } from '../config/site-config.ts'
import type { Breadcrumbs, ListElement } from './structured-data.ts'

/** From the home page down to this one. The home page itself has no way to it. */
export function buildBreadcrumbs({ title, crumbs }: PageData, siteUrl: string): Breadcrumbs[] {
  if (title === null) return []
  const way = [{ name: siteConfig.siteName, path: routes.home }, ...crumbs]
  const steps = way.map(({ name, path }, index): ListElement => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  }))
  const here: ListElement = { '@type': 'ListItem', position: way.length + 1, name: title }
  return [{ '@type': 'BreadcrumbList', itemListElement: [...steps, here] }]
}
