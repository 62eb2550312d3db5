import * as say from '#wording/lists.ts'
import { courseKinds, platforms } from '#catalogue/entities.ts'
import type { CourseListPage } from '#pages/data/course-pages.ts'
import { courseKindNames, platformNames } from '../../../ui/wording/list-wording.ts'
import { asIn, highestFirst, type ListPlan } from '../../search/filters/list-plan.ts'
export type CourseEntry = CourseListPage['courses'][number]

export const courseListPlan: ListPlan<CourseEntry> = {
  noun: 'courses',
  nameOf: ({ fullName }) => fullName,
  foreignKeyOf: ({ id }) => `course/${id}`,
  ownOrder: say.byPlatform(),
  filters: [
    {
      name: 'kind',
      title: say.kind(),
      isLead: true,
      compare: asIn(courseKinds),
      read: ({ courseKind }) => ({ value: courseKind, label: courseKindNames[courseKind] }),
    },
    {
      name: 'platform',
      title: say.platform(),
      compare: asIn(platforms),
      read: ({ platform }) => ({ value: platform, label: platformNames[platform] }),
    },
    {
      name: 'year',
      title: say.debutYear(),
      isNumber: true,
      compare: highestFirst,
      read: ({ debutYear }) => (debutYear === null ? null : { value: String(debutYear), label: String(debutYear) }),
    },
  ],
  sortOrders: [
    { id: 'name', title: say.name(), read: ({ name }) => name },
    { id: 'debut', title: say.newest(), isDescending: true, read: ({ debut }) => debut?.number ?? null },
    {
      id: 'raced',
      title: say.racedMost(),
      isDescending: true,
      // By tours, then by ranked cups, of which a tour has two.
      read: ({ appearances: { rankedCups, tours } }) => tours + rankedCups / 1000,
    },
    { id: 'variants', title: say.mostVariants(), isDescending: true, read: ({ variantCount }) => variantCount },
  ],
}
