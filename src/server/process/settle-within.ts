/**
 * Waits for work, and no longer than some milliseconds.
 * @returns whether it was done in time
 * @throws what the work has thrown in time
 */
export async function settleWithin(mostMs: number, work: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, mostMs, false)
  try {
    return await Promise.race([work.then(() => true), promise])
  } finally {
    clearTimeout(timer)
  }
}
