import { routes, type PageKind } from './routes.ts'

export interface RouteMatch {
  readonly name: PageKind
  readonly params: Readonly<Record<string, string>>
}

const matchers = Object.entries(routes).map(([name, pattern]) => ({
  name: name as PageKind,
  expression: new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '/?')}$`),
}))

/** The route of a pathname, with or without its trailing slash; null when no pattern fits. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const { name, expression } of matchers) {
    const found = expression.exec(pathname)
    if (found) return { name, params: { ...found.groups } }
  }
  return null
}
