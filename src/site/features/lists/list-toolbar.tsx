import { type ReactNode, useState, type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as say from '#wording/lists.ts'
import { exampleCourse, sayOperatorName } from '#wording/search/typed-operators.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { passFocus } from '../../ui/focus-content.ts'
import { listId } from '../search/entries/checklist-address.ts'
import {
  readSavedQueries,
  addSavedQuery,
  removeSavedQuery,
  writeSavedQueries,
  type SavedList,
  type SavedQueries,
} from '../search/entries/saved-queries.ts'
import type { Filter } from '../search/filters/list-plan.ts'
import { completeQuery } from '../search/reading/complete-query.ts'
import { sayTerm } from '../search/reading/print-query.ts'
import type { QueryOperator } from '../search/reading/query.ts'
import { ChosenFilters, type ExtraChoice, FilterChip } from './chosen-filters.tsx'
import { QueryProblems, SearchField, useEarlyValue } from './search-field.tsx'
import type { List } from './use-list.ts'
import './list-toolbar.css'
import '../../ui/controls/filter-chip.css'

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
          label={say.searchList({ noun })}
          placeholder={say.searchList({ noun })}
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
              {say.filters()}
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
              {say.compact()}
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

/** All values of one filter. */
function FilterChips<Entry>({ list, filter }: { list: List<Entry>; filter: Filter<Entry> }) {
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

/** A single choice, for filters with too many values for chips. */
function FilterMenu<Entry>({ list, filter }: { list: List<Entry>; filter: Filter<Entry> }) {
  const options = list.options.get(filter.name) ?? []
  const chosen = options.find(({ isChosen }) => isChosen)?.value ?? ''
  return (
    <select
      className="course-choice"
      aria-label={filter.title}
      value={chosen}
      onChange={(event) => list.choose(filter.name, event.target.value)}
    >
      <option value="">{say.any()}</option>
      {options.map(({ value, label, count, isChosen }) => (
        <option key={value} value={value} disabled={count === 0 && !isChosen}>
          {say.optionCount({ option: label, count })}
        </option>
      ))}
    </select>
  )
}

function SortChoice<Entry>({ list }: { list: List<Entry> }) {
  const { plan, state } = list
  const shown = state.sort ?? ''
  const select = useEarlyValue<HTMLSelectElement>(shown, list.sortBy)
  return (
    <label className="tool">
      <span aria-hidden="true">{say.sortBy()}</span>
      <select
        ref={select}
        aria-label={say.sortBy()}
        value={shown}
        onChange={(event) => list.sortBy(event.target.value)}
      >
        <option value="">{state.text.trim() === '' ? plan.ownOrder : say.bestMatch()}</option>
        {plan.sortOrders.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What can be typed in place of pressing chips, with an example each. */
function QueryHelp({ operators }: { operators: readonly QueryOperator[] }) {
  return (
    <details className="query-help">
      <summary>{say.typeInstead()}</summary>
      <dl>
        {operators.map((operator) => (
          <div key={operator.name}>
            <dt>{operator.title}</dt>
            <dd>
              {operator.isNumber ? (
                rich(say.exampleOr(), {
                  first: <code>{giveExample(operator)}</code>,
                  second: <code>{`${sayOperatorName(operator.name)}<${operator.options?.[0]?.value ?? '3'}`}</code>,
                })
              ) : (
                <code>{giveExample(operator)}</code>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">{say.queryHelp()}</p>
    </details>
  )
}

function giveExample(operator: QueryOperator): string {
  const course = exampleCourse()
  const option = operator.options ? operator.options[0] : { value: course, label: course }
  return option ? sayTerm(operator, option) : `${sayOperatorName(operator.name)}:`
}

interface SavedQueryListProps<Entry> {
  readonly list: List<Entry>
  readonly savedAs: SavedList
}

/** The queries that the reader has saved in this browser, and a button that saves the one in the search field. */
function SavedQueryList<Entry>({ list, savedAs }: SavedQueryListProps<Entry>) {
  const [saved, setSaved] = useState(readSavedQueries)
  const [hasFailed, setFailed] = useState(false)
  const chips = useRef<HTMLDivElement>(null)
  const queries = saved[savedAs] ?? []
  const query = list.text.trim()

  function keep(next: SavedQueries): void {
    try {
      writeSavedQueries(next)
      flushSync(() => {
        setSaved(next)
        setFailed(false)
      })
    } catch (error) {
      console.warn('The query could not be saved.', error)
      setFailed(true)
    }
  }

  function save(): void {
    keep(addSavedQuery(saved, savedAs, query))
    // In place of the button.
    chips.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }

  function remove({ currentTarget }: MouseEvent, each: string): void {
    passFocus(currentTarget, chips.current, '.text-button', document.querySelector('.list-tools input[type="search"]'))
    keep(removeSavedQuery(saved, savedAs, each))
  }

  if (queries.length === 0 && query === '') return null
  return (
    <section>
      <h2>{say.savedQueries()}</h2>
      <div ref={chips} className="filter-chips">
        {queries.map((each) => (
          <span key={each}>
            <button
              type="button"
              className="filter-chip"
              aria-pressed={each === query}
              onClick={() => list.write(each)}
            >
              {each}
            </button>
            <button type="button" className="text-button" onClick={(event) => remove(event, each)}>
              {rich(say.removeQuery({ query: each }), {
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              })}
            </button>
          </span>
        ))}
        {query !== '' && !queries.includes(query) && (
          <button type="button" className="filter-chip" onClick={save}>
            {say.saveQuery({ query })}
          </button>
        )}
      </div>
      {hasFailed && <p role="alert">{say.queryNotSaved()}</p>}
    </section>
  )
}
