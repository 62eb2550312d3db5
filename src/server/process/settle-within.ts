/**
 * Waits for work, but no longer than this many milliseconds. Rejects with what the work rejects with, if that is in time.
 * @returns whether it was done in time
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
