import * as say from '#wording/lists.ts'
import { courseKinds, platforms, itemKinds, skillCategories } from '#catalogue/entities.ts'
import type { CourseListPage } from '#pages/data/course-pages.ts'
import type { SkillListPage } from '#pages/data/thing-pages.ts'
import type { TourListPage } from '#pages/data/tour-pages.ts'
import { courseKindNames, platformNames, categoryNames } from '../../ui/wording/list-wording.ts'
import { asIn, highestFirst, type ListPlan, readKind } from '../search/filters/list-plan.ts'
import { describeTour } from '../search/matching/find-matches.ts'

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

export type SkillEntry = SkillListPage['skills'][number]

export const skillListPlan: ListPlan<SkillEntry> = {
  noun: 'skills',
  nameOf: ({ name }) => name,
  foreignKeyOf: ({ id }) => `skill/${id}`,
  ownOrder: say.byKind(),
  groupOf: ({ kind }) => kind,
  filters: [
    {
      name: 'kind',
      title: say.kind(),
      isLead: true,
      compare: asIn(itemKinds),
      read: ({ kind }) => readKind(kind),
    },
    {
      name: 'category',
      title: say.category(),
      isLead: true,
      compare: asIn(skillCategories),
      read: ({ category }) => category && { value: category, label: categoryNames[category] },
    },
  ],
  sortOrders: [
    { id: 'name', title: say.name(), read: ({ name }) => name },
    { id: 'items', title: say.mostItems(), isDescending: true, read: ({ itemCount }) => itemCount },
  ],
}

export type CourseEntry = CourseListPage['courses'][number]

export const courseListPlan: ListPlan<CourseEntry> = {
  noun: 'courses',
  nameOf: ({ fullName }) => fullName,
  foreignKeyOf: ({ id }) => `course/${id}`,
  ownOrder: say.byPlatform(),
  groupOf: ({ platform }) => platform,
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
