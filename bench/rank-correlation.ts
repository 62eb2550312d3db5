/**
 * Spearman's rank correlation of two lists of values, pair by pair: 1 for the same order, -1 for the opposite.
 * Equal values share the mean of their ranks. At least two pairs, and neither list may be all alike (NaN).
 */
export function correlateRanks(first: readonly number[], second: readonly number[]): number {
  const a = centre(rankValues(first))
  const b = centre(rankValues(second))
  return multiply(a, b) / Math.sqrt(multiply(a, a) * multiply(b, b))
}

function rankValues(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

function centre(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function multiply(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * b[index]!, 0)
}
