import { foldName } from './fold-name.ts'

/** Folded. */
export const fillers: ReadonlySet<string> = new Set(
  `a all am an and any are at best can did do does end ends ever for from get good has have how i in is it many me much now
  of on or overall please right shelf shelves should show start starts still that the there to today tomorrow top use w w/ was
  we were what whats when where which who whos why with work works yesterday`.split(/\s+/),
)

/** Whether a word of a phrase says nothing about what is looked for: `best`, `with`, `how`. */
export function isFiller(word: string): boolean {
  return fillers.has(foldName(word))
}

/** The query without such words; as it is if it has no others. */
export function leaveOutFillers(query: string): string {
  const words = query.trim().split(/\s+/)
  return words.filter((word) => !isFiller(word)).join(' ') || query
}

/** What asks for the opposite, folded. No name of an item, a course or a tour has it, in any language. */
const negation = /\b(?:but|except|excluding|neither|never|no|non|not|without|(?:are|do|does|is)nt)\b/

/** Whether a phrase leaves something out: `drivers not on any shelf`. Nothing answers that unless it means `missing`. */
export function isNegated(query: string): boolean {
  return negation.test(foldName(query))
}

/** What all kinds are called together. `What I own` and `what’s new` are items, too. */
const itemNoun =
  /\b(?:items?|anything|everything|loadouts?|set-?ups?)\b|^\s*what(?=\s+(?:(?:do|am)\s+)?i\s)|^\s*what(?:['’]?s|\s+is)(?=\s+new\W*$)/i
/** What is asked about in place of all kinds. */
const otherNoun = /\b(?:(?:driver|kart|glider|track)s?|courses?(?! \d))\b/i
const praise = /\b(?:best|good|top|use)\b/i
/** Only items have what these say: `mii racing suits I own`, `S tier`, but not `what is a tier`. */
const ofItems =
  /\bi (?:own|have|lack|need)\b|\b(?:don['’]?t|not) (?:own|have)\b|\btier [a-ds]\b|(?<!\bis )\b[a-ds] tier\b/i

/** Whether a phrase asks for items of all kinds: `new items`, but not `items`, with which a name begins. */
export function asksForItems(query: string): boolean {
  return /\S\s+\S/.test(query) && (itemNoun.test(query) || impliesItems(query))
}

/** Whoever writes `rarity:super` wants nothing else in its place. */
export function hasKey(query: string): boolean {
  return /[a-z][:<>]/i.test(query)
}

/** Whether it has no word for them: `best for baby park`, `top shelf of baby park`. It may be about something else. */
export function impliesItems(query: string): boolean {
  return (
    (praise.test(query) || ofItems.test(query)) && !itemNoun.test(query) && !otherNoun.test(query) && !hasKey(query)
  )
}

/** The phrase with the kinds that items have: `new drivers karts gliders`. `Who` are drivers. */
export function nameKinds(query: string): string {
  const all = 'drivers karts gliders'
  if (!impliesItems(query)) return query.replace(itemNoun, all)
  return `${query} ${/^\s*whos?\b/i.test(query) ? 'drivers' : all}`
}

/** Whether a phrase asks for a ranking: `best karts`. */
export function asksForBest(query: string): boolean {
  return praise.test(query)
}

/** Whether it may be about the site or the game rather than items: `what is a top shelf`, `my loadouts`, `how good am I`. */
export function mayMeanSite(query: string): boolean {
  if (/\b(?:loadouts?|set-?ups?)\b/i.test(query)) return true
  const isVague = /\bshel(?:f|ves)\b/i.test(query) || (/\b(?:good|use)\b/i.test(query) && !asksForToday(query))
  return isVague && impliesItems(query)
}

/** Whether it asks for that of the day, which is the last one of the game: `best driver today`. */
export function asksForToday(query: string): boolean {
  return /\b(?:now|today|tomorrow|yesterday)\b/i.test(query)
}
