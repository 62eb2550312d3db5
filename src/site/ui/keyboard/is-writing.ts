/** True where keys mean text or a choice: in fields, lists and editable content. In a checkbox, only Space means something. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select')
}
