import { isModified } from '../../ui/keyboard/is-modified.ts'

/** What the reader has typed into a field that was still loading. */
interface Typed {
  readonly text: string
  /** Whether Enter was pressed after it. */
  readonly isEntered: boolean
}

/**
 * Collects what is typed while a field is still loading, so that no letter is lost or taken for a shortcut, and Enter
 * opens nothing else. Escape gives the field up.
 * @returns stops it and returns what was typed; null after Escape
 */
export function keepTyped(): () => Typed | null {
  let typed: Typed | null = { text: '', isEntered: false }
  const keep = (event: KeyboardEvent) => {
    if (!typed || isModified(event)) return
    const { text } = typed
    if (event.key === 'Escape') typed = null
    else if (event.key === 'Backspace') typed = { text: text.slice(0, -1), isEntered: false }
    // While it is held down, the key that opens the field goes on repeating: only what is pressed anew counts.
    else if (event.key === 'Enter') typed = event.repeat ? typed : { text, isEntered: true }
    else if (event.key.length === 1) typed = event.repeat ? typed : { text: text + event.key, isEntered: false }
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', keep, { capture: true })
  return () => {
    window.removeEventListener('keydown', keep, { capture: true })
    return typed
  }
}
