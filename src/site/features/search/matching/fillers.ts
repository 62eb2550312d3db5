const fillers = new Set('a an best for good has have in is of on the to top use what which who with'.split(' '))

/** Whether a word of a phrase says nothing about what is looked for: `best`, `with`. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase())
}

/** The query without such words; as it is if it has no others. */
export function leaveOutFillers(query: string): string {
  const words = query.trim().split(/\s+/)
  return words.filter((word) => !isFiller(word)).join(' ') || query
}

/** Whether a phrase asks for a ranking: `best karts`. */
export function asksForBest(query: string): boolean {
  return /\b(best|top)\b/i.test(query)
}
