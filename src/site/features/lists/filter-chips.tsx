import { FilterChip } from './filter-chip.tsx'
import type { Filter } from './plans/filter.ts'
import type { List } from './state/use-list.ts'

/** All values of one filter. */
export function FilterChips<Entry>({ list, filter }: { list: List<Entry>; filter: Filter<Entry> }) {
  return (
    <fieldset aria-label={filter.title} className="filter-chips">
      {list.options.get(filter.name)?.map((option) => (
        <FilterChip
          key={option.value}
          option={option}
          look={filter.lookOf?.(option.value)}
          onToggle={() => list.toggle(filter.name, option.value)}
        />
      ))}
    </fieldset>
  )
}
