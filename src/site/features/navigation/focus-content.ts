/**
 * Gives assistive technology and the keyboard a start in the new content: the place that a link within the page
 * leads to, else the page's main heading. The reader's eyes are moved by scrolling alone.
 */
export function focusContent(target: HTMLElement | null): void {
  const start =
    target ?? document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('#main')
  if (!start) return
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1
  start.focus({ preventScroll: true })
}
