/** `a`, `a and b`, `a, b and c`. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** ` (a; b)` of those that there are; empty where there are none. */
export function inBrackets(...remarks: readonly (string | null)[]): string {
  const made = remarks.filter((remark) => remark !== null)
  return made.length > 0 ? ` (${made.join('; ')})` : ''
}
