import type { ComparePage } from '../data/item-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildComparePage(): ComparePage {
  return {
    kind: 'compare',
    path: routes.compare,
    title: 'Compare items',
    description:
      'Drivers, karts or gliders of Mario Kart Tour side by side: rank, score, and the courses on which each is on the top shelf.',
    crumbs: [],
  }
}
