import { removePrefix } from '#pages/routes/language-path.ts'

/** The path of a page in every language, and the prefix of the language in front of it: empty for the default. */
export interface PathInLanguage {
  readonly prefix: string
  readonly path: string
}

/** @param prefixes of the other languages */
export function splitPath(pathname: string, prefixes: readonly string[]): PathInLanguage {
  for (const prefix of prefixes) {
    const path = removePrefix(pathname, prefix)
    if (path !== null) return { prefix, path }
  }
  return { prefix: '', path: pathname }
}
