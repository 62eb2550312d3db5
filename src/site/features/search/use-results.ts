import { useCallback, useEffect, useState } from 'react'
import { searchSite, type SearchResults } from './answers/search-site.ts'
import { answerCourse, answerItems, prepareItemAnswers, type ItemAnswer } from './entries/provide-answers.ts'
import type { SearchedSite } from './entries/search-entry.ts'
import type { SearchGroup } from './entries/search-group.ts'
import { useMatchSources } from './matching/use-matches.ts'

/** What a query finds, as its answers arrive. */
export function useResults(query: string, site: SearchedSite, isLoading: boolean): SearchResults {
  const answer = useItemAnswer(query)
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
