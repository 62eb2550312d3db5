import { kindPlurals } from '../../../ui/wording/wording.ts'
import { groupBy } from '#base/group-by.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { compareNames } from '#wording/compare-names.ts'
import { pathPrefix } from '#wording/language.ts'
import * as say from '#wording/search.ts'
import type { SortValue } from '../../../ui/components/sort-rows.ts'
import type { ListNoun, SavedList } from '../entries/saved-queries.ts'
import type { ForeignKey } from '../matching/foreign-search.ts'
import type { QueryOperator, QueryOption } from '../reading/query.ts'

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
  /** Where that order is by name: what those have in common that are in order among each other, as courses of a platform. */
  readonly groupOf?: (entry: Entry) => string
}

/** A filter of a list: its chips, counts, matching, address and what may be typed all follow from this definition. */
export interface Filter<Entry> extends Omit<QueryOperator, 'options'> {
  /** Null or empty if the entry has no recorded value; no value of the filter finds it. An entry may have several. */
  readonly read: (entry: Entry) => QueryOption | readonly QueryOption[] | null
  /** What is compared where values are numbers; by default, the value. Null where there is nothing to compare. */
  readonly measure?: (entry: Entry) => number | null
  /** Orders the values; by default, by their first appearance in the list. */
  readonly compare?: (a: QueryOption, b: QueryOption) => number
  /** Values offered even if no entry has them. */
  readonly options?: readonly QueryOption[]
  /** Always visible; other filters are in the panel. */
  readonly isLead?: boolean
  /** Only for typed queries: it has no chips. */
  readonly isTyped?: boolean
  /** A menu with a single choice, for filters with too many values for chips. Not for a lead filter. */
  readonly isMenu?: boolean
  /** Class names for the chip of a value. */
  readonly lookOf?: (value: string) => string
}

/** The values of an entry. */
export function readOptions<Entry>({ read }: Pick<Filter<Entry>, 'read'>, entry: Entry): readonly QueryOption[] {
  return [read(entry) ?? []].flat()
}

/**
 * The entries in the list's own order. If that is by name, the build has sorted them by the English ones; in another language
 * the groups stay in their order, and within them names follow each other as its readers expect.
 */
export function orderByName<Entry>(
  entries: readonly Entry[],
  { nameOf, groupOf }: Pick<ListPlan<Entry>, 'nameOf' | 'groupOf'>,
): readonly Entry[] {
  if (pathPrefix === '' || !groupOf) return entries
  return [...groupBy(entries, groupOf).values()].flatMap((group) =>
    group.toSorted((one, other) => compareNames(nameOf(one), nameOf(other))),
  )
}

/** Kinds are understood in English, too, whatever the language of their labels. */
export function readKind(kind: ItemKind): QueryOption {
  return { value: kind, label: kindPlurals[kind], word: `${kind}s` }
}

/** For `compare`: in the order of a given list of values. */
export function asIn(values: readonly string[]): NonNullable<Filter<unknown>['compare']> {
  return (a, b) => values.indexOf(a.value) - values.indexOf(b.value)
}

export const byLabel: NonNullable<Filter<unknown>['compare']> = (a, b) => compareNames(a.label, b.label)

export const highestFirst: NonNullable<Filter<unknown>['compare']> = (a, b) => Number(b.value) - Number(a.value)

export const sortOperatorName = 'sort'

/** The words of a list's queries: its filters, what its plan adds, and its sort orders. */
export function listOperators<Entry>(plan: ListPlan<Entry>, entries: readonly Entry[]): readonly QueryOperator[] {
  return [
    ...plan.filters.map((filter) => ({ ...filter, options: listOptions(filter, entries) })),
    ...(plan.operators ?? []),
    {
      name: sortOperatorName,
      title: say.sortBy(),
      isSingle: true,
      options: plan.sortOrders.map(({ id, title }) => ({ value: id, label: title })),
    },
  ]
}

function listOptions<Entry>(filter: Filter<Entry>, entries: readonly Entry[]): readonly QueryOption[] {
  const known = new Map<string, QueryOption>()
  const { compare, options: fixed } = filter
  for (const option of fixed ?? entries.flatMap((entry) => readOptions(filter, entry))) known.set(option.value, option)
  const options = [...known.values()]
  return compare ? options.toSorted(compare) : options
}
