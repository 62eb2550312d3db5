import { itemKinds, skillCategories } from '#catalogue/entities.ts'
import type { SkillListPage } from '#pages/data/skill-pages.ts'
import { categoryNames } from '../../../ui/wording/list-wording.ts'
import { kindPlurals } from '../../../ui/wording/wording.ts'
import { asIn, type ListPlan } from '../../search/filters/list-plan.ts'
export type SkillEntry = SkillListPage['skills'][number]

export const skillListPlan: ListPlan<SkillEntry> = {
  noun: 'skills',
  nameOf: ({ name }) => name,
  foreignKeyOf: ({ id }) => `skill/${id}`,
  ownOrder: 'By kind',
  filters: [
    {
      name: 'kind',
      title: 'Kind',
      isLead: true,
      compare: asIn(itemKinds),
      read: ({ kind }) => ({ value: kind, label: kindPlurals[kind] }),
    },
    {
      name: 'category',
      title: 'Category',
      isLead: true,
      compare: asIn(skillCategories),
      read: ({ category }) => category && { value: category, label: categoryNames[category] },
    },
  ],
  sortOrders: [
    { id: 'name', title: 'Name', read: ({ name }) => name },
    { id: 'items', title: 'Most items', isDescending: true, read: ({ itemCount }) => itemCount },
  ],
}
