import type { KeyboardEvent } from 'react'

/**
 * For the field of a picker: Enter takes the first match.
 * @param found best first; null before anything is typed
 */
export function takeFirst<Choice>(
  found: readonly Choice[] | null,
  choose: (choice: Choice) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const [first] = found ?? []
    // In Japanese and other scripts, Enter first ends the composition of a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || first === undefined) return
    event.preventDefault()
    choose(first)
  }
}
