/** What things are called in the page's language. Page data and the files beside it have English names in every language. */
import { setEnglishNames } from '#pages/data/compact-name.ts'
import { pathPrefix } from './language.ts'

/** Names in a language by the English ones; no two items, skills or tours share one. What is not in it has no other. */
export type NamesTable = Readonly<Record<string, string>>

let nameByEnglish: ReadonlyMap<string, string> = new Map()

/** To be called before anything is shown, with the names of the page's language. */
export function provideNames(names: NamesTable): void {
  const pairs = Object.entries(names)
  nameByEnglish = new Map(pairs)
  // The first of several: items and skills precede courses, and tours precede cups.
  const englishByName = new Map(pairs.toReversed().map(([english, name]) => [name, english]))
  setEnglishNames((name) => englishByName.get(name) ?? name)
}

/**
 * Data as the build has written it, with the names of the page's language in place of the English ones: all texts in it
 * that are names of things. In English, the data itself.
 */
export function nameThings<Data>(data: Data): Data {
  return pathPrefix === '' ? data : nameWithin(data, nameByEnglish)
}

/** A copy with other names. @param names by those that the data has */
export function nameWithin<Data>(data: Data, names: ReadonlyMap<string, string>): Data
export function nameWithin(data: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof data === 'string') return names.get(data) ?? data
  if (Array.isArray(data)) return data.map((part) => nameWithin(part, names))
  if (typeof data !== 'object' || data === null) return data
  // What things are called in each language is the same in all of them.
  return Object.fromEntries(
    Object.entries(data).map(([key, part]) => [key, key === 'names' ? part : nameWithin(part, names)]),
  )
}
