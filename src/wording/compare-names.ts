import { language, pathPrefix } from './language.ts'

/**
 * Orders texts as readers of the page's language expect: Ä with A, and kana by its sound. In English, whose names have no
 * such letters, by code unit.
 */
export const compareNames: (one: string, other: string) => number =
  pathPrefix === ''
    ? (one, other) => (one < other ? -1 : Number(one > other))
    : new Intl.Collator(language, { numeric: true }).compare
