/** The names of things in other languages and inside the game, in one file that the site loads when a query asks for it. */
import type { Language } from '#catalogue/languages.ts'

/** English is among them where it is not the page's own. */
export type NameLanguage = Language | 'en'

export const foreignNameKinds = ['driver', 'kart', 'glider', 'course', 'skill'] as const
export type ForeignNameKind = (typeof foreignNameKinds)[number]

/** The id, then the names in the order of the file's languages; empty where the search can do without one. */
export type ForeignNameRow = readonly [id: string, ...names: string[]]

/** What the game itself calls things. A tour that repeats another shares its key. */
export const keyedKinds = ['driver', 'kart', 'glider', 'variant', 'tour'] as const
type KeyedKind = (typeof keyedKinds)[number]

export interface ForeignNamesFile extends Readonly<Record<ForeignNameKind, readonly ForeignNameRow[]>> {
  readonly languages: readonly NameLanguage[]
  /** The id of a thing, then its keys and names inside the game. */
  readonly keys: Readonly<Record<KeyedKind, readonly ForeignNameRow[]>>
}

/** Lies beside the page data; the server revalidates it like them. */
export const foreignNamesPath = '/assets/foreign-names.json'
