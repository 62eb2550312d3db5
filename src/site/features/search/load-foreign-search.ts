import { foreignNameKinds, foreignNamesPath, type ForeignNamesFile } from '#pages/search/foreign-names.ts'
import { loadOnce } from '../../ui/loading/load-once.ts'
import { isRecord } from '../navigation/page-state.ts'
import type { ForeignSearch } from './foreign-search.ts'

let loaded: ForeignSearch | null = null

/** Loads foreign names and the code that searches them, when a query first asks for them. */
export const loadForeignSearch: () => Promise<ForeignSearch> = loadOnce(async () => {
  const [{ createForeignSearch }, file] = await Promise.all([import('./foreign-search.ts'), fetchNames()])
  loaded = createForeignSearch(file)
  return loaded
})

/** The search if it is loaded: it answers without delay. */
export function readForeignSearch(): ForeignSearch | null {
  return loaded
}

async function fetchNames(): Promise<ForeignNamesFile> {
  const response = await fetch(foreignNamesPath)
  if (!response.ok) throw new Error(`${foreignNamesPath} could not be fetched: status ${response.status}.`)
  const value: unknown = await response.json()
  if (!isNamesFile(value)) throw new Error(`${foreignNamesPath} is not a file of names.`)
  return value
}

function isNamesFile(value: unknown): value is ForeignNamesFile {
  if (!isRecord(value) || !isRow(value.languages)) return false
  return foreignNameKinds.every((kind) => {
    const rows = value[kind]
    return Array.isArray(rows) && rows.every(isRow)
  })
}

function isRow(row: unknown): boolean {
  return Array.isArray(row) && row.length > 0 && row.every((cell) => typeof cell === 'string')
}
