const signs = ['scroll', 'wheel', 'touchmove', 'focusin'] as const

/**
 * Acts as soon as the reader goes on from where they are: scrolls, or moves the focus; else after some time.
 * @returns cancels it
 */
export function whenReaderGoesOn(act: () => void, restMs: number): () => void {
  const timer = setTimeout(go, restMs)
  for (const sign of signs) addEventListener(sign, go, { passive: true })
  return cancel

  function go(): void {
    cancel()
    act()
  }

  function cancel(): void {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, go)
  }
}
