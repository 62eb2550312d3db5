import type { List } from './state/use-list.ts'
import './filter-chip.css'

export function SortChoice<Entry>({ list }: { list: List<Entry> }) {
  const { plan, state } = list
  return (
    <label className="tool">
      <span aria-hidden="true">Sort</span>
      <select aria-label="Sort" value={state.sort ?? ''} onChange={(event) => list.sortBy(event.target.value)}>
        <option value="">{state.text.trim() === '' ? plan.ownOrder : 'Best match'}</option>
        {plan.sortOrders.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
