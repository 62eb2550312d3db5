const pauseMs = 100
const restMs = 1000

/**
 * Waits until something holds of which no single event tells, such as that nobody is writing. If it does not hold at
 * once, it must have held for a second: what a reader has just left or closed, the next press and the next page follow.
 */
export async function until(holds: () => boolean): Promise<void> {
  if (holds()) return
  for (let heldMs = 0; heldMs <= restMs; heldMs = holds() ? heldMs + pauseMs : 0) {
    await new Promise((goOn) => {
      setTimeout(goOn, pauseMs)
    })
  }
}
