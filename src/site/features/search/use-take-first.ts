import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposing } from '../../ui/keyboard/key-events.ts'

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

/**
 * Enter takes the first match.
 * @param found best first; null before anything is typed
 * @param awaitFirst called if there is no match yet; null if none will come
 */
export function takeFirst<Choice>(
  found: readonly Choice[] | null,
  choose: (choice: Choice) => void,
  awaitFirst: (() => void) | null,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !found) return
    const [first] = found
    if (first === undefined && !awaitFirst) return
    event.preventDefault()
    if (first === undefined) awaitFirst?.()
    else choose(first)
  }
}
