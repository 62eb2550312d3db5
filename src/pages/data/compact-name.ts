import { toContentId } from '#catalogue/content-id.ts'
import { memoize } from '#base/memoize.ts'

/** An item or skill in a list: only its name if the id follows from it, as it nearly always does. */
export type CompactName = string | readonly [name: string, id: string]

interface Named {
  readonly id: string
  readonly name: string
}

export function compactName({ id, name }: Named): CompactName {
  return findId(name) === id ? name : [name, id]
}

export function expandName(compact: CompactName): Named {
  const [name, id] = typeof compact === 'string' ? [compact, findId(compact)] : compact
  return { id, name }
}

let findId = memoize(toContentId)

/**
 * Ids follow from English names. Set once, when the names of a language arrive: a page is in one language, and an argument
 * would go through all that reads a list.
 * @param readEnglish what a name in that language is in English
 */
export function setEnglishNames(readEnglish: (name: string) => string): void {
  findId = memoize((name) => toContentId(readEnglish(name)))
}
