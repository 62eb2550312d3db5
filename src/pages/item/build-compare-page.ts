import type { ComparePage } from '../data/item-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildComparePage(): ComparePage {
  return {
    kind: 'compare',
    path: routes.compare,
    crumbs: [],
  }
}
