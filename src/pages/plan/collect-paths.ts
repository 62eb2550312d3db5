import type { PagePlan } from './page-plan.ts'

/** The paths of all pages. Throws if two pages claim the same one. */
export function collectPaths(plans: readonly Pick<PagePlan, 'kind' | 'path'>[]): Set<string> {
  const owners = new Map<string, string>()
  for (const { path, kind } of plans) {
    const owner = owners.get(path)
    if (owner) throw new Error(`Two pages claim the path ${path}: a ${owner} page and a ${kind} page.`)
    owners.set(path, kind)
  }
  return new Set(owners.keys())
}
