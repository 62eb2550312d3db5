/** What `catchLostFocus` has chosen, as long as the reader stays there. */
let caught: Element | null = null

/**
 * Gives the focus to what comes next if what had it has gone, for callers that know it better than `catchLostFocus`.
 * A reader who has moved on to something else stays there.
 */
export function catchFocus(next: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement === caught) next?.focus()
}

/** What the focus does not leave by itself: header, page, footer, a dialog, the toasts. */
const areas = '#app > :not(#modals), dialog, [role="dialog"], .toast-region'
const controls = 'a[href], button, input, select, textarea, summary, [tabindex]:not([aria-hidden="true"])'
const chosenTab = '[role="tab"][aria-selected="true"]'

/**
 * Catches the focus whenever what has it goes, on every page and in every dialog. What comes in its place gets it; a toast
 * leads back to where the reader was before. With a pointer, the next key is meant for the page.
 */
export function catchLostFocus(): void {
  let focused: Element | null = null
  let isByKeyboard = false
  let before: Element | null = null

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest(areas) !== focused?.closest(areas)) before = focused
    focused = target
    if (target !== caught) caught = null
    isByKeyboard = target.matches(':focus-visible')
  })
  // By now it is gone, or the reader has left it.
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) focused = null
    }),
  )
  new MutationObserver((changes) => {
    if (!focused || focused.isConnected) return
    const place = isByKeyboard ? findPlace(focused, changes) : null
    focused = null
    if (!place) return
    const next = place.parent.closest('.toast-region') ? before : findNextControl(place)
    if (!(next instanceof HTMLElement) || !next.isConnected || document.activeElement !== document.body) return
    caught = next
    next.focus()
  }).observe(document.body, { childList: true, subtree: true })
}

interface Place {
  readonly parent: Element
  readonly previous: Node | null
}

/** Where what has gone was; null if all of the page or of a dialog went with it. */
function findPlace(gone: Element, changes: readonly MutationRecord[]): Place | null {
  let place: MutationRecord | null = null
  for (const change of changes)
    if ([...change.removedNodes].some((node) => node.contains(place?.target ?? gone))) place = change
  const parent = place?.target
  if (!place || !(parent instanceof Element) || !parent.isConnected) return null
  return parent.id !== 'main' && parent.closest(areas) ? { parent, previous: place.previousSibling } : null
}

/** In what has come in its place, the chosen tab, else the first control; else the next one in the area, else the last. */
function findNextControl({ parent, previous }: Place): HTMLElement | undefined {
  const start = previous?.parentNode === parent ? previous : null
  const found = [...(parent.closest(areas)?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(isInReach)
  const isAfter = (control: Node) =>
    start ? isFollowing(start, control) && !start.contains(control) : isFollowing(parent, control)
  const after = found.filter(isAfter)
  return after.find((control) => parent.contains(control) && control.matches(chosenTab)) ?? after[0] ?? found.at(-1)
}

function isFollowing(node: Node, other: Node): boolean {
  return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function isInReach(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !control.matches(':disabled') && control.getClientRects().length > 0
}
