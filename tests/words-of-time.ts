/**
 * Words that are true on one day alone. The game has ended, and a page is read for years: it names its day, or what was
 * last, instead.
 */
const wordsOfTime = /\b(?:ahead|coming|expected|next|now|this week|today|upcoming)\b/gi

/** Where such a word says nothing of the game's time. */
const exceptions: readonly (readonly [what: RegExp, why: string])[] = [
  [/\bToday(?:[’']|&#x27;)s Challenge\b/g, 'the name of a badge'],
  [/\bNext steps\b/g, 'a part of the planner'],
  [/<small>Next<\/small>/g, 'the link to the page behind this one'],
  [/<code>.*?<\/code>|<pre\b.*?<\/pre>|\/api\/v1\/\S*/gs, 'addresses, names of fields and programs'],
]

/** Attributes whose text is shown or read out. */
const readOut = /\b(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g

/** Guides tell how the game is played, under a line that says when it ended. */
export function saysWhen(path: string): boolean {
  return !path.startsWith('/tips-and-tricks/')
}

/** Each with the words around it: of what a reader of HTML sees or is told, or of any other text. */
export function findWordsOfTime(html: string): string[] {
  const text = exceptions
    .reduce((rest, [what]) => rest.replace(what, ' '), html.replace(/<(script|style)\b.*?<\/\1>/gs, ' '))
    .replace(/<[^>]*>/g, (tag) => ` ${Array.from(tag.matchAll(readOut), ([, said]) => said).join(' ')} `)
    .replace(/\s+/g, ' ')
  return [...text.matchAll(wordsOfTime)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40))
}
