const firstMs = 500
const longestMs = 30_000

/**
 * Milliseconds until the next attempt: twice as long each time, up to half a minute, and by chance up to half of that
 * sooner, so that clients that lost a server do not all come back at the same moment.
 *
 * @param failures how many attempts have failed before
 * @param random from 0 to 1
 */
export function backOff(failures: number, random = Math.random()): number {
  return Math.min(longestMs, firstMs * 2 ** failures) * (1 - random / 2)
}
