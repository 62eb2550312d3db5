import { useState, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import * as say from '#wording/lists.ts'
import type { QueryOperator } from '../search/reading/query.ts'
import { startNextWord } from '../search/reading/print-query.ts'
import type { Search } from './use-search.ts'
import './search-field.css'

const completionsId = 'search-completions'

interface SearchFieldProps {
  /** Where a page has a second one. */
  readonly id?: string
  readonly label: string
  readonly placeholder: string
  readonly search: Pick<Search<unknown>, 'query' | 'write' | 'prepare' | 'found' | 'isComplete'>
  /** The total number of entries. */
  readonly of: number
  /** Whole queries that the last word may become. */
  readonly completions?: readonly string[]
  /** What a query may ask. */
  readonly operators?: readonly QueryOperator[]
}

/** Needs scripts; without them the whole list is shown. */
export function SearchField({
  id = 'search',
  label,
  placeholder,
  search,
  of,
  completions = [],
  operators = [],
}: SearchFieldProps) {
  // While it is being typed. A term from elsewhere, such as a chip, is followed by a space.
  const [typed, setTyped] = useState<string | null>(null)
  const count =
    search.found.length === of ? say.total({ count: of }) : say.countOfTotal({ count: search.found.length, total: of })
  // Screen readers say every change: until the results are final, it stays.
  const [final, setFinal] = useState(count)
  if (search.isComplete && count !== final) setFinal(count)
  const field = useEarlyValue<HTMLInputElement>(search.query, search.write)
  return (
    <search className="search">
      <input
        ref={field}
        id={id}
        type="search"
        // Explicit: a link to #search would otherwise take the field out of the tab order.
        tabIndex={0}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        list={completions.length > 0 ? completionsId : undefined}
        value={search.query === typed ? typed : startNextWord(search.query, operators)}
        onFocus={search.prepare}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          setTyped(event.target.value)
          search.write(event.target.value)
        }}
      />
      {completions.length > 0 && (
        <datalist id={completionsId}>
          {completions.map((query) => (
            <option key={query} value={query}>
              {query}
            </option>
          ))}
        </datalist>
      )}
      <output>{final}</output>
    </search>
  )
}

/** Names the words of a query that are not understood, and what to write instead. */
export function QueryProblems({ problems }: { problems: readonly string[] }) {
  return (
    <output className="query-problems">
      {problems.map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
    </output>
  )
}

/**
 * Takes over what the reader has typed or chosen in prerendered markup before scripts ran. An address that asks for
 * something comes first: the list was hidden for it, and the field was empty.
 * @param shown the value as React has rendered it
 * @returns a ref for the field
 */
export function useEarlyValue<Field extends { readonly value: string }>(
  shown: string,
  take: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  // Looked up while all fields are rendered: what one of them takes over is in the address for the next.
  const [asksNothing] = useState(() => typeof location !== 'undefined' && location.search === '')
  const takeOver = useEffectEvent(() => {
    const value = field.current?.value ?? shown
    if (asksNothing && value !== shown) take(value)
  })
  // The next rendering would put the state in its place.
  useLayoutEffect(() => takeOver(), [])
  return field
}
