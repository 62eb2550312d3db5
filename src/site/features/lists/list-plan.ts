import type { SortValue } from '../../ui/components/sort-rows.ts'
import type { Filter } from './filter.ts'

export interface SortOrder<Entry> {
  /** Names it in the address. */
  readonly id: string
  readonly title: string
  /** Null sorts last. */
  readonly read: (entry: Entry) => SortValue
  readonly isDescending?: boolean
}

/** How a list can be searched, narrowed and ordered. */
export interface ListPlan<Entry> {
  readonly nameOf: (entry: Entry) => string
  readonly filters: readonly Filter<Entry>[]
  /** Besides the list's own order, which is the first choice everywhere. */
  readonly sortOrders: readonly SortOrder<Entry>[]
  /** What the own order is called. */
  readonly ownOrder: string
}
