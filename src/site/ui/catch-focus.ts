/** Gives the focus to what comes next if what had it has gone. Whoever has moved on to something else stays there. */
export function catchFocus(next: HTMLElement | null): void {
  if (document.activeElement === document.body) next?.focus()
}
