import type { TourListPage } from '#pages/data/tour-pages.ts'
import { describeTour } from '../../search/matching/describe-tour.ts'
import { asIn, highestFirst } from './filter.ts'
import type { ListPlan } from './list-plan.ts'

export type TourEntry = TourListPage['tours'][number]

const stateNames = { current: 'On now', coming: 'Upcoming', past: 'Past' } as const

/** @param currentTour number of the current tour */
export function buildTourListPlan(currentTour: number): ListPlan<TourEntry> {
  const stateOf = ({ number }: TourEntry) => {
    if (number === currentTour) return 'current'
    return number < currentTour ? 'past' : 'coming'
  }
  return {
    noun: 'tours',
    nameOf: ({ name }) => name,
    detailOf: describeTour,
    ownOrder: 'Newest first',
    filters: [
      {
        name: 'state',
        title: 'When',
        isLead: true,
        compare: asIn(Object.keys(stateNames)),
        read: (tour) => ({ value: stateOf(tour), label: stateNames[stateOf(tour)] }),
      },
      {
        name: 'year',
        title: 'Year',
        isNumber: true,
        compare: highestFirst,
        read: ({ start }) => ({ value: start.slice(0, 4), label: start.slice(0, 4) }),
      },
      {
        name: 'new',
        title: 'Introduced',
        read: ({ newCityCourses }) => (newCityCourses.length > 0 ? { value: 'city', label: 'New city course' } : null),
      },
    ],
    sortOrders: [
      { id: 'oldest', title: 'Oldest first', read: ({ number }) => number },
      { id: 'items', title: 'Most new items', isDescending: true, read: ({ newItemCount }) => newItemCount },
      { id: 'name', title: 'Name', read: ({ name }) => name },
    ],
  }
}
