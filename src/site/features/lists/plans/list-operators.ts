import type { QueryOperator, QueryOption } from '../../query/query.ts'
import { readOptions, type Filter } from './filter.ts'
import type { ListPlan } from './list-plan.ts'

export const sortOperatorName = 'sort'

/** The words of a list's queries: its filters, what its plan adds, and its sort orders. */
export function listOperators<Entry>(plan: ListPlan<Entry>, entries: readonly Entry[]): readonly QueryOperator[] {
  return [
    ...plan.filters.map((filter) => ({ ...filter, options: listOptions(filter, entries) })),
    ...(plan.operators ?? []),
    {
      name: sortOperatorName,
      title: 'Sort',
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
