import type { MouseEvent } from 'react'
import * as say from '#wording/lists.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { passFocus } from '../../ui/focus-content.ts'
import type { CountedOption } from '../search/filters/select-entries.ts'
import type { List } from './use-list.ts'
import './chosen-filters.css'
import '../../ui/controls/filter-chip.css'

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
  const clear = (event: MouseEvent) => {
    findStandIn(event)?.focus()
    list.clear()
  }
  const choices: (ExtraChoice & { key: string })[] = [
    ...list.plan.filters
      .filter(({ name, isLead }) => !isLead && list.state.chosen.has(name))
      .flatMap((filter) => {
        const chosen = list.options.get(filter.name)?.filter(({ isChosen }) => isChosen) ?? []
        return chosen.map(({ value, label }) => ({
          key: `${filter.name} ${value}`,
          label: say.filterValue({ filter: filter.title, value: label }),
          remove: () => list.toggle(filter.name, value),
        }))
      }),
    ...list.plan.filters.flatMap(({ name, title }) =>
      (list.state.limits.get(name) ?? []).map((limit) => ({
        key: `${name} ${limit.comparison} ${limit.value}`,
        label: `${title} ${limit.comparison} ${limit.value}`,
        remove: () => list.clearLimit(name, limit),
      })),
    ),
    ...(extra ? [{ ...extra, key: 'extra' }] : []),
  ]
  return (
    <fieldset className="chosen-filters" aria-label={say.activeFilters()}>
      {choices.map(({ key, label, remove }) => (
        <button
          key={key}
          type="button"
          className="filter-chip chosen"
          onClick={(event) => {
            passFocus(event.currentTarget, event.currentTarget.parentElement, '.chosen', findStandIn(event))
            remove()
          }}
        >
          {rich(say.removeFilter({ filter: label }), {
            hidden: (text) => <span className="visually-hidden">{text}</span>,
          })}
          <i aria-hidden="true">×</i>
        </button>
      ))}
      <button type="button" className="text-button" onClick={clear}>
        {say.clearAll()}
      </button>
    </fieldset>
  )
}

/** What has the focus once all are gone: a button disappears with its filter, and the focus must not. */
function findStandIn({ currentTarget }: MouseEvent): HTMLElement | null {
  const tools = currentTarget.closest('.list-tools')
  return tools?.querySelector<HTMLElement>('input[type="search"], .filter-chip') ?? null
}

interface FilterChipProps {
  readonly option: CountedOption
  readonly look: string | undefined
  readonly onToggle: () => void
}

/** Toggles one value of a filter, and shows how many entries it has. */
export function FilterChip({ option, look, onToggle }: FilterChipProps) {
  const { label, count, isChosen } = option
  return (
    <button
      type="button"
      className={look ? `filter-chip ${look}` : 'filter-chip'}
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={onToggle}
    >
      {label} <span>{count}</span>
    </button>
  )
}
