import type { PageSource } from '../source/build-page-source.ts'
import type { TourListPage } from '../data/tour-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildTourListPage(source: PageSource): TourListPage {
  const { catalogue, references, newItems } = source
  const current = source.today.tour
  return {
    kind: 'tour-list',
    path: routes['tour-list'],
    title: areaNames['tour-list'],
    description: `Every tour of Mario Kart Tour from September 2019 to the ${current.name} of today and beyond: dates, new drivers, karts and gliders, city courses, cups and ranked weeks.`,
    crumbs: [],
    today: catalogue.today,
    currentTour: current.number,
    tours: catalogue.tours.toReversed().map(({ number, newCityCourses }) => ({
      ...references.tourSummary(number),
      newItemCount: newItems(number).length,
      newCityCourses,
    })),
  }
}
