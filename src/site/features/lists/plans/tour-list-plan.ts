import type { TourListPage } from '#pages/data/tour-pages.ts'
import * as say from '#wording/lists.ts'
import { describeTour } from '../../search/matching/find-detail-matches.ts'
import { highestFirst, type ListPlan } from '../../search/filters/list-plan.ts'
export type TourEntry = TourListPage['tours'][number]

export const tourListPlan: ListPlan<TourEntry> = {
  noun: 'tours',
  nameOf: ({ name }) => name,
  detailOf: describeTour,
  ownOrder: say.newestFirst(),
  filters: [
    {
      name: 'year',
      title: say.year(),
      isLead: true,
      isNumber: true,
      compare: highestFirst,
      read: ({ start }) => ({ value: start.slice(0, 4), label: start.slice(0, 4) }),
    },
    {
      name: 'evidence',
      title: say.evidence(),
      read: ({ basis }) =>
        basis === 'inferred'
          ? { value: 'cycle', label: say.byYearlyCycle() }
          : { value: 'record', label: say.recorded() },
    },
    {
      name: 'new',
      title: say.introduced(),
      read: ({ newCityCourses }) => (newCityCourses.length > 0 ? { value: 'city', label: say.newCityCourse() } : null),
    },
  ],
  sortOrders: [
    { id: 'oldest', title: say.oldestFirst(), read: ({ number }) => number },
    { id: 'items', title: say.mostNewItems(), isDescending: true, read: ({ newItemCount }) => newItemCount },
    { id: 'name', title: say.name(), read: ({ name }) => name },
  ],
}
