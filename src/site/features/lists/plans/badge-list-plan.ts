import type { BadgeView } from '#pages/data/badge-pages.ts'
import type { ListPlan } from './list-plan.ts'

export const badgeListPlan: ListPlan<BadgeView> = {
  noun: 'badges',
  nameOf: ({ name }) => name,
  ownOrder: 'By name',
  filters: [
    {
      name: 'kind',
      title: 'Kind',
      isLead: true,
      read: ({ badgeKind }) => ({ value: badgeKind, label: badgeKind.replace(/^./, (letter) => letter.toUpperCase()) }),
    },
  ],
  sortOrders: [],
}
