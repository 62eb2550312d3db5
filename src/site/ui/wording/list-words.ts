/** ` (a; b)` of those that there are; empty where there are none. */
export function inBrackets(...remarks: readonly (string | null)[]): string {
  const made = remarks.filter((remark) => remark !== null)
  return made.length > 0 ? ` (${made.join('; ')})` : ''
}
