import type { ListNoun, SavedList } from '../../search/entries/saved-queries.ts'
import type { ForeignKey } from '../../search/matching/foreign-search.ts'
import type { SortValue } from '../../../ui/components/sort-rows.ts'
import type { QueryOperator } from '../../query/query.ts'
import type { Filter } from './filter.ts'

export interface SortOrder<Entry> {
  /** Its name in the address. */
  readonly id: string
  readonly title: string
  /** Null sorts last. */
  readonly read: (entry: Entry) => SortValue
  readonly isDescending?: boolean
}

/** How a list can be searched, filtered and sorted. */
export interface ListPlan<Entry> {
  /** What the list contains: plural, lower case. */
  readonly noun: ListNoun
  /** Where the queries are kept that readers save; by default, under the noun. Plans with other words keep them apart. */
  readonly savedAs?: SavedList
  readonly nameOf: (entry: Entry) => string
  /** What else is written on an entry and may be searched for, after its name. Empty for nothing. */
  readonly detailOf?: (entry: Entry) => string
  /** Where the names of entries in other languages are; omitted if there are none. */
  readonly foreignKeyOf?: (entry: Entry) => ForeignKey
  readonly filters: readonly Filter<Entry>[]
  /** What else a query may ask, besides filters and sort orders. */
  readonly operators?: readonly QueryOperator[]
  /** In addition to the list's own order, which is the default. */
  readonly sortOrders: readonly SortOrder<Entry>[]
  /** The name of the list's own order. */
  readonly ownOrder: string
}
