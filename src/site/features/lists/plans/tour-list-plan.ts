import type { TourListPage } from '#pages/data/tour-pages.ts'
import * as say from '#wording/lists.ts'
import { describeTour } from '../../search/matching/find-detail-matches.ts'
import { highestFirst, type ListPlan } from '../../search/filters/list-plan.ts'
export type TourEntry = TourListPage['tours'][number]

export const tourListPlan: ListPlan<TourEntry> = {
  noun: 'tours',
  nameOf: ({ name }) => name,
  detailOf: describeTour,
  ownOrder: 'Newest first',
  filters: [
    {
      name: 'year',
      title: 'Year',
      isLead: true,
      isNumber: true,
      compare: highestFirst,
      read: ({ start }) => ({ value: start.slice(0, 4), label: start.slice(0, 4) }),
    },
    {
      name: 'evidence',
      title: 'Evidence',
      read: ({ basis }) =>
        basis === 'inferred'
          ? { value: 'cycle', label: say.byTheYearlyCycle() }
          : { value: 'record', label: say.recorded() },
    },
    {
      name: 'new',
      title: 'Introduced',
      read: ({ newCityCourses }) => (newCityCourses.length > 0 ? { value: 'city', label: say.newCityCourse() } : null),
    },
  ],
  sortOrders: [
    { id: 'oldest', title: 'Oldest first', read: ({ number }) => number },
    { id: 'items', title: 'Most new items', isDescending: true, read: ({ newItemCount }) => newItemCount },
    { id: 'name', title: 'Name', read: ({ name }) => name },
  ],
}
