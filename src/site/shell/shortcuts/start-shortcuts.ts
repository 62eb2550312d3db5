import { isComposing } from '../../ui/keyboard/is-composing.ts'
import { isWriting } from '../../ui/keyboard/is-writing.ts'
import { isModified } from '../../ui/keyboard/is-modified.ts'
import { areShortcutsOn } from './shortcut-switch.ts'

/**
 * The action of each key, by the character it types, on any keyboard layout. It is given the button that was pressed in
 * place of the key.
 */
export type ShortcutActions = ReadonlyMap<string, (pressed?: Element) => void>

/** These use letters themselves, in fields or to find menu entries. One that is closing stays until it has faded out. */
const openAbove = '#modals :is([role="dialog"], [role="menu"]):not([data-closed]), dialog[open]'

/** With Caps Lock, `o` types `O`. Held with Shift it is another key. */
export function toShortcut({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  return shiftKey ? key : key.toLowerCase()
}

/**
 * One listener for all shortcuts of the site. They are off while the reader types, with modifier keys, while a dialog
 * is open, and if the reader has turned them off.
 */
export function startShortcuts(actions: ShortcutActions): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isComposing(event) || isModified(event)) return
    const act = actions.get(toShortcut(event))
    if (!act || isWriting(event.target)) return
    if (document.querySelector(openAbove) || !areShortcutsOn()) return
    event.preventDefault()
    act()
  })
  // A button can trigger a shortcut, for readers without a keyboard or with shortcuts turned off.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-shortcut]') : null
    if (button) actions.get(button.dataset['shortcut'] ?? '')?.(button)
  })
}
