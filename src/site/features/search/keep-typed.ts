import { isModified } from '../../ui/keyboard/is-modified.ts'
import { isWriting } from '../../ui/keyboard/is-writing.ts'

/** What the reader has typed into a field that was still loading. */
interface Typed {
  readonly text: string
  /** Whether Enter was pressed after it. */
  readonly isEntered: boolean
}

/**
 * Collects what is typed while a field is still loading, so that no letter is lost or taken for a shortcut, and Enter
 * opens nothing else. Escape gives the field up, and so does going to another.
 * @returns stops it and returns what was typed; null once it has been given up
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
  const leave = ({ target }: Event) => {
    if (isWriting(target)) typed = null
  }
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  window.addEventListener('keydown', keep, options)
  window.addEventListener('focusin', leave, options)
  // Into a field that had the focus all along.
  window.addEventListener('pointerdown', leave, options)
  return () => {
    end.abort()
    return typed
  }
}
