import { loadOnce } from '../../../ui/loading/load-once.ts'
import type { ForeignSearch } from './foreign-search.ts'
import { loadForeignNames } from './load-foreign-names.ts'

let loaded: ForeignSearch | null = null

/** Loads foreign names and the code that searches them, when a query first asks for them. */
export const loadForeignSearch: () => Promise<ForeignSearch> = loadOnce(async () => {
  const [{ createForeignSearch }, file] = await Promise.all([import('./foreign-search.ts'), loadForeignNames()])
  loaded = createForeignSearch(file)
  return loaded
})

/** The search if it is loaded: it answers without delay. */
export function readForeignSearch(): ForeignSearch | null {
  return loaded
}
