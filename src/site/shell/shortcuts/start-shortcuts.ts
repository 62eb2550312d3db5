import { isWriting } from '../../ui/keyboard/is-writing.ts'
import { isModified } from '../../ui/keyboard/is-modified.ts'
import { areShortcutsOn } from './shortcut-switch.ts'

/** What each key does, by the character that it types: the same key on every layout of keyboard. */
export type ShortcutActions = Readonly<Record<string, () => void>>

/** Whatever stands there has letters of its own: a field, or a menu whose entries are found by theirs. */
const openAbove = '#modals :is([role="dialog"], [role="menu"]), dialog[open]'

/**
 * One listener for the keys of the whole site. They rest while somebody writes, with modifiers held, while a dialog is
 * open, and where the reader has turned them off.
 */
export function startShortcuts(actions: ShortcutActions): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || isModified(event)) return
    if (!Object.hasOwn(actions, event.key) || isWriting(event.target)) return
    if (document.querySelector(openAbove) || !areShortcutsOn()) return
    event.preventDefault()
    actions[event.key]?.()
  })
  // A button can stand for a key: for who has no keyboard, or has turned the keys off.
  document.addEventListener('click', ({ target }) => {
    const key = target instanceof Element && target.closest<HTMLElement>('[data-shortcut]')?.dataset['shortcut']
    if (key) actions[key]?.()
  })
}
