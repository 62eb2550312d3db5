const pauseMs = 100

/** Looks again and again until something holds of which no single event tells, such as that nobody is writing. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds())
    await new Promise((goOn) => {
      setTimeout(goOn, pauseMs)
    })
}
