import { isModified } from '../../ui/keyboard/is-modified.ts'

/**
 * Keeps what is typed from now on, for a field that is still on its way: no letter is lost, and none is taken for a key
 * of the page.
 * @returns Ends it, and gives the text.
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
