import { foldName } from '../matching/fold-name.ts'
import { negation } from '../matching/find-matches.ts'
import { fillers, signs } from '../questions/questions.ts'

/** Whether a phrase has words of the table of questions. */
export function says(query: string, sign: keyof typeof signs): boolean {
  return signs[sign].test(query)
}

/** Whether a word of a phrase says nothing about what is looked for: `best`, `with`, `how`. */
export function isFiller(word: string): boolean {
  return fillers.has(foldName(word))
}

/** The query without such words; as it is if it has no others. */
export function leaveOutFillers(query: string): string {
  const words = query.trim().split(/\s+/)
  return words.filter((word) => !isFiller(word)).join(' ') || query
}

export function isNegated(query: string): boolean {
  return negation.test(foldName(query))
}

/** Whether a phrase asks for items of all kinds: `new items`, but not `items`, with which a name begins. */
export function asksForItems(query: string): boolean {
  return says(query, 'severalWords') && (says(query, 'items') || impliesItems(query))
}

/** Whether it has no word for them: `best for baby park`, `top shelf of baby park`. It may be about something else. */
export function impliesItems(query: string): boolean {
  const hasNoun = says(query, 'items') || says(query, 'oneKind') || says(query, 'filter')
  return !hasNoun && (says(query, 'best') || says(query, 'ofItems'))
}

/** The phrase with the kinds that items have: `new drivers karts gliders`. `Who` are drivers. */
export function nameKinds(query: string): string {
  const all = 'drivers karts gliders'
  if (!impliesItems(query)) return query.replace(signs.items, all)
  return `${query} ${says(query, 'who') ? 'drivers' : all}`
}

/** Whether it may be about the site or the game rather than items: `what is a top shelf`, `my loadouts`, `how good am I`. */
export function mayMeanSite(query: string): boolean {
  const isVague = says(query, 'shelf') || (says(query, 'vague') && !says(query, 'today'))
  return says(query, 'loadouts') || (isVague && impliesItems(query))
}
