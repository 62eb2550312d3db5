/**
 * Whether a key belongs to the input of Japanese and other scripts, as the Enter that confirms a word does. Safari sends
 * that one after the composition has ended, with the key code that stands for any such key.
 * https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}

/** Whether modifier keys turn a key press into a command. */
export function isModified(event: KeyboardEvent): boolean {
  // Some letters need AltGr on many keyboards, which some systems report as Control and Alt held together.
  return event.metaKey || (!event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey))
}

/** True where keys mean text or a choice: in fields, lists and editable content. In a checkbox, only Space means something. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select')
}
