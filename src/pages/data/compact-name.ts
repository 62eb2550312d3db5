import { toContentId } from '#catalogue/content-id.ts'
import { memoize } from '#base/memoize.ts'

/** An item or skill in a list: only its name if the id follows from it, as it nearly always does. */
export type CompactName = string | readonly [name: string, id: string]

interface Named {
  readonly id: string
  readonly name: string
}

export function compactName({ id, name }: Named): CompactName {
  return spellId(name) === id ? name : [name, id]
}

export function expandName(compact: CompactName): Named {
  const [name, id] = typeof compact === 'string' ? [compact, spellId(compact)] : compact
  return { id, name }
}

let spellId = memoize(toContentId)

/** Ids follow from English names. @param readEnglish for data with names in another language */
export function spellIdsOf(readEnglish: (name: string) => string): void {
  spellId = memoize((name) => toContentId(readEnglish(name)))
}
