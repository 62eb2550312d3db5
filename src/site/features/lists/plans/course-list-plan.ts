import { courseKinds, platforms } from '#catalogue/entities.ts'
import type { CourseListPage } from '#pages/data/course-pages.ts'
import { courseKindNames, platformNames } from '../../../ui/wording/list-wording.ts'
import { asIn, highestFirst, type ListPlan } from '../../search/filters/list-plan.ts'
export type CourseEntry = CourseListPage['courses'][number]

export const courseListPlan: ListPlan<CourseEntry> = {
  noun: 'courses',
  nameOf: ({ fullName }) => fullName,
  foreignKeyOf: ({ id }) => `course/${id}`,
  ownOrder: 'By platform',
  filters: [
    {
      name: 'kind',
      title: 'Kind',
      isLead: true,
      compare: asIn(courseKinds),
      read: ({ courseKind }) => ({ value: courseKind, label: courseKindNames[courseKind] }),
    },
    {
      name: 'platform',
      title: 'Platform',
      compare: asIn(platforms),
      read: ({ platform }) => ({ value: platform, label: platformNames[platform] }),
    },
    {
      name: 'year',
      title: 'Debut year',
      isNumber: true,
      compare: highestFirst,
      read: ({ debutYear }) => (debutYear === null ? null : { value: String(debutYear), label: String(debutYear) }),
    },
  ],
  sortOrders: [
    { id: 'name', title: 'Name', read: ({ name }) => name },
    { id: 'debut', title: 'Newest', isDescending: true, read: ({ debut }) => debut?.number ?? null },
    {
      id: 'raced',
      title: 'Raced most often',
      isDescending: true,
      // By tours, then by ranked cups, of which a tour has two.
      read: ({ appearances: { rankedCups, tours } }) => tours + rankedCups / 1000,
    },
    { id: 'variants', title: 'Most variants', isDescending: true, read: ({ variantCount }) => variantCount },
  ],
}
