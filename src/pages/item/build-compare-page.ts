import type { ComparePage } from '../data/item-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildComparePage(): ComparePage {
  return {
    kind: 'compare',
    path: routes.compare,
    title: areaNames.compare,
    description:
      'Drivers, karts or gliders of Mario Kart Tour side by side: rank, score, and the courses on which each is on the top shelf.',
    crumbs: [],
  }
}
