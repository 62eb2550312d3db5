import { useEffect, useState } from 'react'
import { answerItems, prepareItemAnswers, type ItemAnswer } from './entries/provide-answers.ts'

interface ItemAnswerState {
  /** Null for words alone, and until it is there. */
  readonly answer: ItemAnswer | null
  /** Whether there may be one yet. */
  readonly isPending: boolean
}

/** The answer to a query about items. */
export function useItemAnswer(query: string): ItemAnswerState {
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
  if (answered?.query === query) return { answer: answered.answer, isPending: false }
  return { answer: null, isPending: query.trim() !== '' }
}
