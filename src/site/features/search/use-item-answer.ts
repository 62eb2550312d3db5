import { useEffect, useState } from 'react'
import { answerItems, type ItemAnswer } from './entries/item-answers.ts'

/** The answer to a query about items; null for words alone, and as long as it is not there. */
export function useItemAnswer(query: string): ItemAnswer | null {
  const [answered, setAnswered] = useState<{ readonly query: string; readonly answer: ItemAnswer | null } | null>(null)
  useEffect(() => {
    if (query.trim() === '') return undefined
    let isCurrent = true
    answerItems(query).then(
      (answer) => isCurrent && setAnswered({ query, answer }),
      (error: unknown) => console.error('Queries about items cannot be answered; names can still be searched.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [query])
  return answered?.query === query ? answered.answer : null
}
