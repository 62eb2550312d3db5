import type { PageSource } from '../source/build-page-source.ts'
import type { TourListPage } from '../data/tour-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'
import { formatMonth } from '../source/wording.ts'

export function buildTourListPage(source: PageSource): TourListPage {
  const { catalogue, references, newItems } = source
  const [first, last] = [catalogue.tours[0]!, catalogue.tours.at(-1)!]
  return {
    kind: 'tour-list',
    path: routes['tour-list'],
    title: areaNames['tour-list'],
    description: `All ${catalogue.tours.length} tours of Mario Kart Tour, from the ${first.name} of ${formatMonth(first.start)} to the ${last.name}, with which the game ended: dates, new drivers, karts and gliders, city courses, cups and ranked weeks.`,
    crumbs: [],
    tours: catalogue.tours.toReversed().map(({ number, newCityCourses }) => ({
      ...references.tourSummary(number),
      newItemCount: newItems(number).length,
      newCityCourses,
    })),
  }
}
