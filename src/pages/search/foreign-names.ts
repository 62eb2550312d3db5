/** The names of things in other languages, in one file that the site loads when a query asks for it. */
import type { Language } from '#catalogue/languages.ts'

export const foreignNameKinds = ['driver', 'kart', 'glider', 'course', 'skill'] as const
export type ForeignNameKind = (typeof foreignNameKinds)[number]

/** The id, then the names in the order of the file's languages; empty where the search can do without one. */
export type ForeignNameRow = readonly [id: string, ...names: string[]]

export interface ForeignNamesFile extends Readonly<Record<ForeignNameKind, readonly ForeignNameRow[]>> {
  readonly languages: readonly Language[]
}

/** Lies beside the page data; the server revalidates it like them. */
export const foreignNamesPath = '/assets/foreign-names.json'
