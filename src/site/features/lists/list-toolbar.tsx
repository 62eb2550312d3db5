import { type ReactNode, useState } from 'react'
import { completeQuery } from '../query/complete-query.ts'
import { listId } from '../search/entries/checklist-address.ts'
import { readSavedQueries } from '../search/entries/saved-queries.ts'
import { QueryHelp } from './query-help.tsx'
import { QueryProblems } from './query-problems.tsx'
import { SavedQueryList } from './saved-query-list.tsx'
import { SearchField } from './search-field.tsx'
import { ChosenFilters, type ExtraChoice } from './chosen-filters.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { SortChoice } from './sort-choice.tsx'
import type { List } from './state/use-list.ts'
import './list-toolbar.css'
import './filter-chip.css'

interface ListToolbarProps<Entry> {
  readonly list: List<Entry>
  /** Beside the search field. */
  readonly beside?: ReactNode
  /** Whether the list has a compact view. */
  readonly hasDensity?: boolean
  /** Behind the other buttons. */
  readonly tools?: ReactNode
  /** A filter outside the plan, for the panel. */
  readonly extraFilter?: ReactNode
  /** Before the filters that are always visible. */
  readonly extraButton?: ReactNode
  readonly extraChoice?: ExtraChoice | null
}

const panelId = 'filters'

/** Search, filters, sort order and density of a list. All of it needs scripts. */
export function ListToolbar<Entry>(props: ListToolbarProps<Entry>) {
  const { list, beside, hasDensity = false, extraFilter, extraButton, extraChoice = null, tools } = props
  const [isOpen, setOpen] = useState(false)
  const { filters, noun, savedAs = noun } = list.plan
  const panelFilters = filters.filter(({ isLead, isTyped }) => !isLead && !isTyped)
  const hasPanel = panelFilters.length > 0 || extraFilter !== undefined
  const [saved, setSaved] = useState<readonly string[]>([])
  const prepare = () => {
    list.prepare()
    setSaved(readSavedQueries()[savedAs] ?? [])
  }
  const search = { query: list.text, write: list.write, prepare, found: list.found, isComplete: list.isComplete }
  const completions = completeQuery(list.text, list.operators, saved)
  return (
    <div id={listId} className="list-tools">
      <div className="toolbar">
        {beside}
        <SearchField
          label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          search={search}
          of={list.total}
          completions={completions}
          operators={list.operators}
        />
        <div className="list-buttons">
          {hasPanel && (
            <button
              type="button"
              className="tool"
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpen(!isOpen)}
            >
              Filters
            </button>
          )}
          {list.plan.sortOrders.length > 0 && <SortChoice list={list} />}
          {hasDensity && (
            <button
              type="button"
              className="tool"
              aria-pressed={list.density === 'compact'}
              onClick={() => list.setDensity(list.density === 'compact' ? 'comfortable' : 'compact')}
            >
              Compact
            </button>
          )}
          {tools}
        </div>
      </div>
      <QueryProblems problems={list.state.problems} />
      <div className="list-controls">
        {extraButton}
        {filters.map((filter) => filter.isLead && <FilterChips key={filter.name} list={list} filter={filter} />)}
      </div>
      {hasPanel && (
        <div id={panelId} className="filter-panel" hidden={!isOpen}>
          {isOpen && <SavedQueryList list={list} savedAs={savedAs} />}
          {isOpen && extraFilter}
          {isOpen &&
            panelFilters.map((filter) => (
              <section key={filter.name}>
                <h2>{filter.title}</h2>
                {filter.isMenu ? (
                  <FilterMenu list={list} filter={filter} />
                ) : (
                  <FilterChips list={list} filter={filter} />
                )}
              </section>
            ))}
          {isOpen && <QueryHelp operators={list.operators} />}
        </div>
      )}
      <ChosenFilters list={list} extra={extraChoice} />
    </div>
  )
}
