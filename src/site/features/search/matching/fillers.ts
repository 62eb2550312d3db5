const fillers = new Set(
  `a an any are best can do does for get good has have how i in is many much of on shelf shelves should that the there to
  today top use what when where which who why with`.split(/\s+/),
)

/** Whether a word of a phrase says nothing about what is looked for: `best`, `with`, `how`. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase())
}

/** The query without such words; as it is if it has no others. */
export function leaveOutFillers(query: string): string {
  const words = query.trim().split(/\s+/)
  return words.filter((word) => !isFiller(word)).join(' ') || query
}

/** `What I own` are items, too. */
const itemNoun = /\bitems?\b|^\s*what(?=\s+(?:do\s+)?i\s)/i

/** Whether a phrase asks for items of all kinds: `new items`, but not `items`, with which a name begins. */
export function asksForItems(query: string): boolean {
  return itemNoun.test(query) && /\S\s+\S/.test(query)
}

/** The phrase with the kinds that items have: `new drivers karts gliders`. */
export function nameKinds(query: string): string {
  return query.replace(itemNoun, 'drivers karts gliders')
}

/** Whether a phrase asks for a ranking: `best karts`. */
export function asksForBest(query: string): boolean {
  return /\b(best|top)\b/i.test(query)
}

/** Whether it asks for that of the day: `best driver today`. */
export function asksForToday(query: string): boolean {
  return /\btoday\b/i.test(query)
}
