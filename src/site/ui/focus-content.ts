import { isModalOpen } from './open-modals.ts'

/**
 * Gives assistive technology and the keyboard a start in the new content: the place that a link leads to, else the page's
 * main heading. The reader's eyes are moved by scrolling alone.
 */
export function focusContent(target: HTMLElement | null): void {
  const start =
    target ?? document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('#main')
  if (!start) return
  // What is a link or a button stays one.
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

/** The same for a place that was not there when the page arrived, unless its reader has gone on since. */
export function focusLateContent(target: HTMLElement): void {
  if (!isModalOpen() && document.activeElement?.matches('body, #main h1')) focusContent(target)
}

/**
 * Lets go of the link that led away from this content. When an element that has the focus is removed, Chromium styles
 * what is left of the old page before it goes on, which takes longer than the new page; without focus it does not.
 */
export function releaseFocus(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('#main')) activeElement.blur()
}

/**
 * Moves the focus from a control that is about to go to its neighbour among those that match: to the next, else to the
 * previous, else to what stands in for them.
 * @param from one of them, within `group`
 */
export function passFocus(from: Element, group: Element | null, selector: string, standIn: HTMLElement | null): void {
  const controls = [...(group?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const index = controls.findIndex((control) => control === from)
  const neighbour = controls[index + 1] ?? controls[index - 1] ?? standIn
  neighbour?.focus()
}

/** A dialog that closes must not keep the focus until it is gone: its field would take the next key. */
export function blurWithin(dialog: Element): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur()
}
