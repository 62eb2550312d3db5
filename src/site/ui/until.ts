const pauseMs = 100
const restMs = 1000

/**
 * Waits until something holds that no single event announces, such as the end of all writes. If it does not hold at
 * once, it must have held for a second: after leaving or closing something, a reader soon presses the next thing or
 * opens the next page.
 */
export async function until(holds: () => boolean): Promise<void> {
  if (holds()) return
  for (let heldMs = 0; heldMs <= restMs; heldMs = holds() ? heldMs + pauseMs : 0) {
    await new Promise((goOn) => {
      setTimeout(goOn, pauseMs)
    })
  }
}
