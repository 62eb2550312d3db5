import { useEarlyValue } from './state/use-early-value.ts'
import type { List } from './state/use-list.ts'
import './filter-chip.css'

export function SortChoice<Entry>({ list }: { list: List<Entry> }) {
  const { plan, state } = list
  const shown = state.sort ?? ''
  const select = useEarlyValue<HTMLSelectElement>(shown, list.sortBy)
  return (
    <label className="tool">
      <span aria-hidden="true">Sort</span>
      <select ref={select} aria-label="Sort" value={shown} onChange={(event) => list.sortBy(event.target.value)}>
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
