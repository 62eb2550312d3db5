import { type KeyboardEvent, useEffect, useRef } from 'react'
import { takeFirst } from './take-first.ts'

interface Taken<Choice> {
  /** In the field. */
  readonly text: string
  /** What matches it, best first; null before anything is typed. */
  readonly found: readonly Choice[] | null
  /** Whether the matches are final. */
  readonly isComplete: boolean
  readonly choose: (choice: Choice) => void
}

interface TakingField {
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
}

/**
 * Enter in the field of a picker takes the first match. If none is there yet, it waits for them, until the reader types
 * on or leaves the field.
 * @returns for the field
 */
export function useTakeFirst<Choice>({ text, found, isComplete, choose }: Taken<Choice>): TakingField {
  /** The text for whose first match Enter was pressed. */
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    const isAwaited = awaited.current === text
    if (isAwaited && !isComplete) return
    awaited.current = null
    const [first] = found ?? []
    if (isAwaited && first !== undefined) choose(first)
  }, [text, found, isComplete, choose])
  const awaitFirst = () => {
    awaited.current = text
  }
  return {
    onKeyDown(event) {
      takeFirst(found, choose, isComplete ? null : awaitFirst)(event)
    },
    onBlur() {
      awaited.current = null
    },
  }
}
