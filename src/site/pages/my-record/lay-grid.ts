/**
 * Squares that fill a box row by row, as large as can be.
 *
 * @param largest edge of a square
 */
export function layGrid(
  count: number,
  width: number,
  height: number,
  largest: number,
): { readonly side: number; readonly columns: number } {
  // The edge at which they fit either fills the width or the height exactly.
  const sides = Array.from({ length: count }, (_, index) => {
    const columns = index + 1
    return Math.min(width / columns, height / Math.ceil(count / columns))
  })
  const side = Math.min(largest, Math.max(0, ...sides))
  return { side, columns: side === 0 ? 1 : Math.min(count, Math.floor(width / side + 1e-9)) }
}
