import type { Search } from './use-search.ts'
import './search-field.css'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly search: Pick<Search<unknown>, 'query' | 'write' | 'prepare' | 'found'>
  /** How many entries there are in all. */
  readonly of: number
}

/** Works on what the page holds, so it is of use only with scripts; without them the whole list stands below. */
export function SearchField({ label, placeholder, search, of }: SearchFieldProps) {
  return (
    <search className="search">
      <input
        id="search"
        type="search"
        // Said aloud, so that a link to #search, which makes its target focusable, leaves the field in the tab order.
        tabIndex={0}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={search.query}
        onFocus={search.prepare}
        onChange={(event) => search.write(event.target.value)}
      />
      <output>{search.found.length === of ? `${of} in all` : `${search.found.length} of ${of}`}</output>
    </search>
  )
}
