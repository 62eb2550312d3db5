import { useEffect, useState } from 'react'
import { answerCourse } from './entries/provide-answers.ts'
import type { SearchGroup } from './entries/search-group.ts'
import { foldName } from './matching/fold-name.ts'
import type { SearchEntry } from './entries/search-entry.ts'

const none: readonly SearchGroup[] = []

/** What to race with on the course that a query finds; empty until that is known, and for a query that finds several. */
export function useCourseAnswer(groups: readonly SearchGroup[], query: string): readonly SearchGroup[] {
  const course = findCourse(groups, query)
  const [id, name] = course ? [course.variantId, course.name] : [null, '']
  const [answered, setAnswered] = useState<{ readonly id: string; readonly groups: readonly SearchGroup[] } | null>(
    null,
  )
  useEffect(() => {
    if (id === null) return undefined
    let isCurrent = true
    answerCourse({ id, name }).then(
      (found) => isCurrent && setAnswered({ id, groups: found }),
      (error: unknown) => console.error('What to race with is not known; the course can still be opened.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [id, name])
  return answered?.id === id ? answered.groups : none
}

/** The first that is found, unless the next is called so, too. */
function findCourse(
  [group]: readonly SearchGroup[],
  query: string,
): (SearchEntry & { readonly kind: 'course' }) | null {
  const [first, second] = group?.entries ?? []
  const isOnlyOne = second === undefined || !foldName(second.name).includes(foldName(query.trim()))
  return first?.kind === 'course' && isOnlyOne ? first : null
}
