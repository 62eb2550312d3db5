import { readKind } from '../../search/filters/list-plan.ts'
import * as say from '#wording/lists.ts'
import { itemKinds, skillCategories } from '#catalogue/entities.ts'
import type { SkillListPage } from '#pages/data/skill-pages.ts'
import { categoryNames } from '../../../ui/wording/list-wording.ts'
import { asIn, type ListPlan } from '../../search/filters/list-plan.ts'
export type SkillEntry = SkillListPage['skills'][number]

export const skillListPlan: ListPlan<SkillEntry> = {
  noun: 'skills',
  nameOf: ({ name }) => name,
  foreignKeyOf: ({ id }) => `skill/${id}`,
  ownOrder: say.byKind(),
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
