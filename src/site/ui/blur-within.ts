/** A dialog that closes must not keep the focus until it is gone: its field would take the next key. */
export function blurWithin(dialog: Element): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur()
}
