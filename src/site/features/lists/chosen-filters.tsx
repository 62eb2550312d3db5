import type { MouseEvent } from 'react'
import type { List } from './state/use-list.ts'
import './chosen-filters.css'

/** A filter outside the list's plan, shown as a chip. */
export interface ExtraChoice {
  readonly label: string
  readonly remove: () => void
}

interface ChosenFiltersProps<Entry> {
  readonly list: List<Entry>
  readonly extra: ExtraChoice | null
}

/** The active filters that are not visible otherwise, each with a way to remove it, and one to clear all. */
export function ChosenFilters<Entry>({ list, extra }: ChosenFiltersProps<Entry>) {
  if (!list.isNarrowed) return null
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the filters, and the focus must not.
    currentTarget.closest('.list-tools')?.querySelector<HTMLElement>('input[type="search"], .filter-chip')?.focus()
    list.clear()
  }
  const choices: (ExtraChoice & { key: string })[] = [
    ...list.plan.filters
      .filter(({ id, isLead }) => !isLead && list.state.chosen.has(id))
      .flatMap((filter) => {
        const chosen = list.options.get(filter.id)?.filter(({ isChosen }) => isChosen) ?? []
        return chosen.map(({ value, label }) => ({
          key: `${filter.id} ${value}`,
          label: `${filter.title}: ${label}`,
          remove: () => list.toggle(filter.id, value),
        }))
      }),
    ...list.plan.filters.flatMap(({ id, title }) =>
      (list.state.limits.get(id) ?? []).map((limit) => ({
        key: `${id} ${limit.comparison} ${limit.value}`,
        label: `${title} ${limit.comparison} ${limit.value}`,
        remove: () => list.clearLimit(id, limit),
      })),
    ),
    ...(extra ? [{ ...extra, key: 'extra' }] : []),
  ]
  return (
    <fieldset className="chosen-filters" aria-label="Active filters">
      {choices.map(({ key, label, remove }) => (
        <button key={key} type="button" className="filter-chip chosen" onClick={remove}>
          <span className="visually-hidden">Remove </span>
          {label}
          <i aria-hidden="true">×</i>
        </button>
      ))}
      <button type="button" className="clear" onClick={clear}>
        Clear all
      </button>
    </fieldset>
  )
}
