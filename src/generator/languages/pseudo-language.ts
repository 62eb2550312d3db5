import { parse, type Token } from '@messageformat/parser'
import type { SiteLanguage } from '#pages/config/site-config.ts'

/**
 * A language for tests: English whose every letter has a mark, and which is nearly half as long again. A text in it that has
 * letters without marks was not made by a message; what it overflows is too narrow for German, too.
 */
export const pseudoLanguage: SiteLanguage = {
  // To style sheets and browsers it is German: with the plurals of English, and words as long.
  code: 'de-XA',
  pathPrefix: '/xa',
  name: 'Þšéúðö',
  openGraph: 'en_GB',
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const marked = 'áƀçđéƒǵĥíĵķĺɱñóþɋřšťúṽŵẋýžÁƁÇĐÉƑǴĤÍĴĶĹḾÑÓÞɊŘŠŤÚṼŴẊÝŽ'
const marks = new Map(Array.from(plain, (letter, index) => [letter, Array.from(marked)[index]!]))

/** A message of the source as the pseudo-language says it: placeholders, elements and cases stay as they are. */
export function pseudoTranslate(text: string): string {
  let translated = ''
  let end = 0
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'content') {
        const { offset, text: source } = token.ctx
        translated += text.slice(end, offset) + mark(source)
        end = offset + source.length
      }
      if ('cases' in token) for (const { tokens: inside } of token.cases) visit(inside)
    }
  }
  visit(parse(text, { strict: true }))
  return translated + text.slice(end)
}

/** Vowels twice; elements, and what is between quotation marks for ICU, stay. */
function mark(text: string): string {
  return text.replaceAll(/<\/?\w+ ?\/?>|[a-z]/gi, (part) => {
    const letter = marks.get(part)
    if (letter === undefined) return part
    return /[aeiou]/i.test(part) ? letter + letter.toLowerCase() : letter
  })
}
