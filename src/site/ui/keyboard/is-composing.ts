/**
 * Whether a key belongs to the input of Japanese and other scripts, as the Enter that confirms a word does. Safari sends
 * that one after the composition has ended, with the key code that stands for any such key.
 * https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
