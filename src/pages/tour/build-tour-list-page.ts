import type { PageSource } from '../source/build-page-source.ts'
import type { TourListPage } from '../data/tour-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildTourListPage(source: PageSource): TourListPage {
  const { catalogue, references, newItems } = source
  return {
    kind: 'tour-list',
    path: routes['tour-list'],
    crumbs: [],
    tours: catalogue.tours.toReversed().map(({ number, newCityCourses }) => ({
      ...references.tourSummary(number),
      newItemCount: newItems(number).length,
      newCityCourses,
    })),
  }
}
