import type { KeyboardEvent } from 'react'
import { isComposing } from '../../ui/keyboard/is-composing.ts'

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
