import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as say from '#wording/lists.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { passFocus } from '../../ui/pass-focus.ts'
import {
  addSavedQuery,
  readSavedQueries,
  removeSavedQuery,
  writeSavedQueries,
  type SavedList,
  type SavedQueries,
} from '../search/entries/saved-queries.ts'
import type { List } from './use-list.ts'

interface SavedQueryListProps<Entry> {
  readonly list: List<Entry>
  readonly savedAs: SavedList
}

/** The queries that the reader has saved in this browser, and a button that saves the one in the search field. */
export function SavedQueryList<Entry>({ list, savedAs }: SavedQueryListProps<Entry>) {
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
    passFocus(currentTarget, chips.current, '.clear', document.querySelector('.list-tools input[type="search"]'))
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
            <button type="button" className="clear" onClick={(event) => remove(event, each)}>
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
