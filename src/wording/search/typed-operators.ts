/** What readers type in the page's language for the operators of queries. English is understood on every page. */
import { pathPrefix } from '../language.ts'
import { message } from '../message.ts'

/** One word in lower case, before the colon of a term such as `rarity:super`. */
const words = {
  category: message('category'),
  evidence: message('evidence'),
  kind: message('kind'),
  level: message('level'),
  new: message('new'),
  own: message('own'),
  platform: message('platform'),
  rarity: message('rarity'),
  skill: message('skill'),
  sold: message('sold'),
  sort: message('sort'),
  tag: message('tag'),
  tier: message('tier'),
  top: message('top'),
  tour: message('tour'),
  year: message('year'),
}

/** Part of the names of several courses, in an example of a query. */
export const exampleCourse = message('rainbow road')

/** The operator that a word before a colon names, with or without its accents; the word itself where it names none. */
export function readOperatorName(word: string): string {
  if (pathPrefix === '') return word
  const wanted = withoutAccents(word)
  return Object.entries(words).find(([, said]) => withoutAccents(said()) === wanted)?.[0] ?? word
}

/** What the page's language calls an operator. */
export function sayOperatorName(name: string): string {
  if (pathPrefix === '') return name
  return Object.entries(words).find(([operator]) => operator === name)?.[1]() ?? name
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
}
