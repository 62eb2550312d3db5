import type { Search } from './use-search.ts'
import './search-field.css'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly search: Pick<Search<unknown>, 'query' | 'write' | 'prepare' | 'found'>
  /** The total number of entries. */
  readonly of: number
}

/** Needs scripts; without them the whole list is shown. */
export function SearchField({ label, placeholder, search, of }: SearchFieldProps) {
  return (
    <search className="search">
      <input
        id="search"
        type="search"
        // Explicit: a link to #search would otherwise take the field out of the tab order.
        tabIndex={0}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={search.query}
        onFocus={search.prepare}
        onChange={(event) => search.write(event.target.value)}
      />
      <output>{search.found.length === of ? `${of} total` : `${search.found.length} of ${of}`}</output>
    </search>
  )
}
