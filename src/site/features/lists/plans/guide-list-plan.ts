import type { GuideRef } from '#pages/data/refs.ts'
import type { ListPlan } from './list-plan.ts'

export const guideListPlan: ListPlan<GuideRef> = {
  noun: 'guides',
  nameOf: ({ title }) => title,
  ownOrder: 'Reading order',
  filters: [],
  sortOrders: [],
}
