import { memoize } from './memoize.ts'

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

/**
 * What contributors call the file of a thing: lower case, words joined by hyphens, without accents, apostrophes and
 * dots.
 */
const spellId = memoize((name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-'),
)
