import type { GuideRef } from '#pages/data/page-data.ts'
import type { ListPlan } from './list-plan.ts'

export const guideListPlan: ListPlan<GuideRef> = {
  nameOf: ({ title }) => title,
  ownOrder: 'In reading order',
  filters: [],
  sortOrders: [],
}
