import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import type { RankedDays } from '#pages/data/ranked-days.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { findWanted } from './matching/find-wanted.ts'
import { foldNames } from './matching/fold-name.ts'
import { groupAnswer } from './entries/group-answer.ts'
import { groupDay } from './entries/group-day.ts'
import { countResults, groupMatches } from './entries/group-matches.ts'
import { listForeignKeys } from './entries/list-foreign-keys.ts'
import { listSavedEntries } from './entries/list-saved-entries.ts'
import { listOptions, moveActive } from './entries/search-options.ts'
import { addRecentSearch, readRecentSearches, writeRecentSearches } from './entries/recent-searches.ts'
import { findForeignKey, type SearchEntry } from './entries/search-entry.ts'
import { readSavedQueries } from './entries/saved-queries.ts'
import { SearchResults } from './search-results.tsx'
import { suggestEntries } from './entries/suggest-entries.ts'
import { useStaged } from '../../ui/loading/use-staged.ts'
import { useItemAnswer } from './use-item-answer.ts'
import { useMatches } from './matching/use-matches.ts'

interface SearchPanelProps {
  /** The initial text of the field. */
  readonly query: string
  readonly entries: readonly SearchEntry[]
  /** Null while the index is loading. */
  readonly rankedDays: RankedDays | null
  readonly isLoading: boolean
  readonly close: () => void
}

/** Enough to fill the dialog. */
const groupsAtOnce = 2

const nameOf = ({ name }: SearchEntry) => name

/** A field and its results, as a combobox: the focus stays in the field. */
export function SearchPanel({ query: firstQuery, entries, rankedDays, isLoading, close }: SearchPanelProps) {
  const [query, setQuery] = useState(firstQuery)
  const [active, setActive] = useState<string | null>(null)
  const [recent, setRecent] = useState(readRecentSearches)
  const [saved] = useState(() => listSavedEntries(readSavedQueries()))
  const listId = useId()
  const keys = listForeignKeys(entries, findForeignKey)
  const ofDay = useMemo(() => groupDay(entries, rankedDays, query), [entries, rankedDays, query])
  const names = foldNames(entries, nameOf)
  const { answer: whole, isPending } = useItemAnswer(query)
  const answer = whole?.unknownName === null ? whole : null
  const name = whole?.unknownName ?? query
  const wanted = useMemo(() => findWanted(names, name), [names, name])
  const { indexes, wholeCount, foreign, isComplete } = useMatches(names, ofDay ? '' : wanted, keys)
  // Enter was pressed before the answer was there.
  const [isAwaited, setAwaited] = useState(false)
  const isAsking = ofDay !== null || indexes !== null
  const answerCount = answer && answer.count + answer.rankings.length
  const foundCount = ofDay?.length ?? answerCount ?? indexes?.length
  const isInVain = isAsking && isComplete && !isLoading && foundCount === 0
  const groups = useMemo(() => {
    if (ofDay && !isInVain) return ofDay
    if (!indexes || isInVain) return suggestEntries(entries, recent, saved)
    if (answer) return groupAnswer(answer, entries, query)
    return groupMatches(entries, { indexes, wholeCount, foreign }, wanted.trim())
  }, [entries, indexes, isInVain, wholeCount, foreign, query, wanted, recent, saved, answer, ofDay])
  const shown = useStaged(groups, { first: groupsAtOnce })
  const options = useMemo(() => listOptions(groups), [groups])
  const found = options.findIndex(({ key }) => key === active)
  // With a query, Enter opens what comes first.
  const activeIndex = found < 0 && isAsking && !isInVain && options.length > 0 ? 0 : found
  const optionId = (index: number) => `${listId}-${index}`
  useEffect(() => {
    document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, activeIndex])
  useEffect(() => {
    if (isAwaited && !isPending) document.getElementById(`${listId}-${activeIndex}`)?.click()
  }, [isAwaited, isPending, listId, activeIndex])

  const status =
    isAsking && isComplete && describeCount(isInVain ? 0 : (answerCount ?? countResults(groups)), query.trim())

  function choose(key: string | null): void {
    setActive(key)
    setAwaited(false)
  }

  function keep(paths: readonly string[]): void {
    setRecent(paths)
    writeRecentSearches(paths)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const option = options[activeIndex]
    const next = moveActive(event.key, activeIndex, options.length)
    if (next !== null) choose(options[next]?.key ?? null)
    // Names that are found in the meantime are not what a query with filters asks for.
    else if (event.key === 'Enter' && isPending && found < 0) setAwaited(true)
    else if (event.key === 'Enter') document.getElementById(optionId(activeIndex))?.click()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Delete' && option?.isRecent) keep(recent.filter((path) => path !== option.path))
    else return
    event.preventDefault()
  }

  return (
    <>
      <search className="search-everywhere">
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          aria-label="Search everywhere"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex < 0 ? undefined : optionId(activeIndex)}
          placeholder="Search everywhere"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            choose(null)
          }}
          onKeyDown={onKeyDown}
        />
      </search>
      <SearchResults
        id={listId}
        groups={shown}
        activeIndex={activeIndex}
        optionId={optionId}
        onOpen={(path) => {
          // A query is no page, and would take the place of one.
          if (entries.some((entry) => entry.path === path)) keep(addRecentSearch(recent, path))
          close()
        }}
        onForget={(path) => keep(recent.filter((other) => other !== path))}
        onForgetAll={() => keep([])}
      />
      <output className="search-status">
        {[...(answer?.problems ?? []), isLoading || (isAwaited && isPending) ? 'Loading…' : status]
          .filter(Boolean)
          .join(' ')}
      </output>
    </>
  )
}

function describeCount(count: number, query: string): string {
  if (count === 0)
    return `No results for “${query}”. Try one word of the name, filters such as kart rarity:super missing, or one of these.`
  return count === 1 ? '1 result' : `${count} results`
}
