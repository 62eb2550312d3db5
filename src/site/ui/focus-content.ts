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
