/**
 * Which of some worths are the best: higher than at least one other, and lower than none. Null is not known, and compared
 * with nothing.
 */
export function markBest(worths: readonly (number | null)[]): boolean[] {
  const known = worths.filter((worth) => worth !== null)
  const best = Math.max(...known)
  return worths.map((worth) => worth === best && known.some((other) => other < best))
}
