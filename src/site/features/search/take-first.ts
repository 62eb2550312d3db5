import type { KeyboardEvent } from 'react'

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
    // In Japanese and other scripts, Enter first ends the composition of a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !found) return
    const [first] = found
    if (first === undefined && !awaitFirst) return
    event.preventDefault()
    if (first === undefined) awaitFirst?.()
    else choose(first)
  }
}
