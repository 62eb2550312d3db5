import type { GuideRef } from '#pages/data/refs.ts'
import type { ListPlan } from './list-plan.ts'

export const guideListPlan: ListPlan<GuideRef> = {
  nameOf: ({ title }) => title,
  ownOrder: 'In reading order',
  filters: [],
  sortOrders: [],
}
