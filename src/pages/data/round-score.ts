/** Two decimals: all that a table shows, and a third of the bytes. */
export function roundScore(score: number): number {
  return Math.round(score * 100) / 100
}
