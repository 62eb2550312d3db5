import type { Filter } from './plans/filter.ts'
import type { List } from './state/use-list.ts'

/** A single choice, for filters with too many values for chips. */
export function FilterMenu<Entry>({ list, filter }: { list: List<Entry>; filter: Filter<Entry> }) {
  const options = list.options.get(filter.name) ?? []
  const chosen = options.find(({ isChosen }) => isChosen)?.value ?? ''
  return (
    <select
      className="course-choice"
      aria-label={filter.title}
      value={chosen}
      onChange={(event) => list.choose(filter.name, event.target.value)}
    >
      <option value="">Any</option>
      {options.map(({ value, label, count, isChosen }) => (
        <option key={value} value={value} disabled={count === 0 && !isChosen}>
          {label} ({count})
        </option>
      ))}
    </select>
  )
}
