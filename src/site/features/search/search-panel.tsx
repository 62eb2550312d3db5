import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, useCallback } from 'react'
import * as say from '#wording/search.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { isComposing } from '../../ui/keyboard/key-events.ts'
import { useStaged } from '../../ui/loading/use-staged.ts'
import {
  listSavedEntries,
  addRecentSearch,
  readRecentSearches,
  writeRecentSearches,
  suggestEntries,
} from './entries/suggestions.ts'
import { keepOption, listOptions, moveActive, type SearchOption, type SearchGroup } from './entries/search-group.ts'
import { readSavedQueries } from './entries/saved-queries.ts'
import { SearchResults } from './search-results.tsx'
import { type SearchResults as Results, searchSite } from './answers/search-site.ts'
import type { SearchedSite } from './entries/search-entry.ts'
import { answerCourse, answerItems, prepareItemAnswers, type ItemAnswer } from './entries/provide-answers.ts'
import { useMatchSources } from './matching/use-matches.ts'
import { toEnglish } from './answers/to-english.ts'

export interface SearchPanelProps {
  /** The initial text of the field. */
  readonly query: string
  /** Whether Enter was pressed after it, before the field was there. */
  readonly isEntered: boolean
  readonly site: SearchedSite
  /** Whether the site is still loading. */
  readonly isLoading: boolean
  readonly close: () => void
}

/** Enough to fill the dialog. */
const groupsAtOnce = 2

/** A field and its results, as a combobox: the focus stays in the field. */
export function SearchPanel({ query: firstQuery, isEntered, site, isLoading, close }: SearchPanelProps) {
  const [query, setQuery] = useState(firstQuery)
  const [chosen, setChosen] = useState<SearchOption | null>(null)
  const [recent, setRecent] = useState(readRecentSearches)
  const [saved] = useState(() => listSavedEntries(readSavedQueries()))
  const listId = useId()
  const {
    groups: answers,
    count,
    isGuessed,
    isFirstCertain,
    isAnswering,
    problems,
    emptyReason,
  } = useResults(query, site, isLoading)
  // Enter was pressed before what it is to open was there.
  const [isAwaited, setAwaited] = useState(isEntered)
  const field = useRef<HTMLInputElement>(null)
  const [forgotten, setForgotten] = useState('')
  const offered = useMemo(
    () => answers ?? suggestEntries(site.entries, recent, saved),
    [answers, site.entries, recent, saved],
  )
  const groups = useMemo(() => keepOption(offered, chosen), [offered, chosen])
  const shown = useStaged(groups, { first: groupsAtOnce })
  const options = useMemo(() => listOptions(groups), [groups])
  const found = options.findIndex(({ key }) => key === chosen?.key)
  // With a query, Enter opens what comes first.
  const activeIndex = found < 0 && answers && options.length > 0 ? 0 : found
  const optionId = (index: number) => `${listId}-${index}`
  useEffect(() => {
    document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, activeIndex])
  useEffect(() => {
    if (isAwaited && isFirstCertain) document.getElementById(`${listId}-${activeIndex}`)?.click()
  }, [isAwaited, isFirstCertain, listId, activeIndex])

  const isWaiting = isLoading || isAnswering || (isAwaited && !isFirstCertain)
  const status = isWaiting
    ? say.loading()
    : count !== null && describeCount(count, isGuessed, query.trim(), emptyReason)

  function choose(option: SearchOption | null): void {
    setChosen(option)
    setAwaited(false)
  }

  function keep(paths: readonly string[]): void {
    setRecent(paths)
    if (chosen?.isRecent) setChosen(null)
    writeRecentSearches(paths)
  }

  function forget(path: string): void {
    keep(recent.filter((other) => other !== path))
    setForgotten(say.removedRecent({ name: site.entries.find((entry) => entry.path === path)?.name ?? path }))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const option = options[activeIndex]
    const next = moveActive(event.key, activeIndex, options.length)
    if (next !== null) choose(options[next] ?? null)
    // Names that are found in the meantime are not what a phrase asks for.
    else if (event.key === 'Enter' && !isFirstCertain && found < 0) setAwaited(true)
    else if (event.key === 'Enter') document.getElementById(optionId(activeIndex))?.click()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Delete' && option?.isRecent) forget(option.path)
    else return
    event.preventDefault()
  }

  return (
    <>
      <search className="search-everywhere">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={say.searchEverywhere()}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex < 0 ? undefined : optionId(activeIndex)}
          placeholder={say.searchEverywhere()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setForgotten('')
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
          // A query is not a page, and would take the place of one.
          if (site.entries.some((entry) => entry.path === path)) keep(addRecentSearch(recent, path))
          close()
        }}
        onForget={forget}
        onForgetAll={() => {
          // The button goes with them.
          field.current?.focus()
          keep([])
          setForgotten(say.recentCleared())
        }}
      />
      <output className="search-status">{[...problems, status || forgotten].filter(Boolean).join(' ')}</output>
    </>
  )
}

function describeCount(count: number, isGuessed: boolean, query: string, emptyReason: Results['emptyReason']): string {
  if (count === 0) return emptyReason ?? say.noResults({ query })
  if (isGuessed) return say.similarNames({ query, count })
  return [emptyReason, say.resultCount({ count })].filter(Boolean).join(' ')
}

/** What a query finds, as its answers arrive. */
function useResults(query: string, site: SearchedSite, isLoading: boolean): Results {
  const answer = useItemAnswer(toEnglish(query, site.list.names).english)
  const [onCourse, setOnCourse] = useState<{ readonly id: string; readonly groups: readonly SearchGroup[] } | null>(
    null,
  )
  const results = useMatchSources(
    site.list.names,
    query,
    useCallback(
      (sources) => searchSite(query, site, { ...sources, answer, onCourse, isLoading }),
      [query, site, answer, onCourse, isLoading],
    ),
  )
  const [id, name] = results.course ? [results.course.id, results.course.name] : [null, '']
  useEffect(() => {
    if (id === null) return undefined
    let isCurrent = true
    answerCourse({ id, name }).then(
      (groups) => isCurrent && setOnCourse({ id, groups }),
      (error: unknown) => console.error('What to race with is not known; the course can still be opened.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [id, name])
  return results
}

/** The answer to a query about items: null for words alone, undefined until it is there. */
function useItemAnswer(query: string): ItemAnswer | null | undefined {
  const [answered, setAnswered] = useState<{ readonly query: string; readonly answer: ItemAnswer | null } | null>(null)
  useEffect(prepareItemAnswers, [])
  useEffect(() => {
    if (query.trim() === '') return undefined
    let isCurrent = true
    answerItems(query).then(
      (answer) => isCurrent && setAnswered({ query, answer }),
      (error: unknown) => {
        console.error('Queries about items cannot be answered; names can still be searched.', error)
        if (isCurrent) setAnswered({ query, answer: null })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [query])
  return answered?.query === query ? answered.answer : undefined
}
