import { isModified } from '../../ui/keyboard/is-modified.ts'

/**
 * Collects what is typed while a field is still loading, so that no letter is lost or taken for a shortcut.
 * @returns stops it and returns the text
 */
export function keepTyped(): () => string {
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    if (isModified(event)) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
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
