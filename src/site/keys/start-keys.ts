import { isWriting } from './is-writing.ts'

/** What each key does, by the character that it types: the same key on every layout of keyboard. */
export type KeyActions = Readonly<Record<string, () => void>>

/** One listener for the keys of the whole site. They rest while somebody writes, and with modifiers held. */
export function startKeys(actions: KeyActions): void {
  document.addEventListener('keydown', (event) => {
    // Brackets need AltGr on many keyboards, which some systems report as Control and Alt held together.
    const isModified = !event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey)
    if (event.defaultPrevented || event.isComposing || event.metaKey || isModified) return
    if (!Object.hasOwn(actions, event.key) || isWriting(event.target)) return
    event.preventDefault()
    actions[event.key]?.()
  })
}
