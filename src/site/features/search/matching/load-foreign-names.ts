import { foreignNameKinds, foreignNamesPath, keyedKinds, type ForeignNamesFile } from '#wording/search/foreign-names.ts'
import { loadOnce } from '../../../ui/loading/load-once.ts'
import { isRecord } from '../../navigation/page-state.ts'

/** The official names in other languages. Rejects when they cannot be fetched; calling again fetches again. */
export const loadForeignNames: () => Promise<ForeignNamesFile> = loadOnce(fetchNames)

async function fetchNames(): Promise<ForeignNamesFile> {
  const response = await fetch(foreignNamesPath)
  if (!response.ok) throw new Error(`${foreignNamesPath} could not be fetched: status ${response.status}.`)
  const value: unknown = await response.json()
  if (!isNamesFile(value)) throw new Error(`${foreignNamesPath} is not a file of names.`)
  return value
}

function isNamesFile(value: unknown): value is ForeignNamesFile {
  if (!isRecord(value) || !isRow(value.languages)) return false
  const { keys } = value
  if (!isRecord(keys)) return false
  return foreignNameKinds.every((kind) => areRows(value[kind])) && keyedKinds.every((kind) => areRows(keys[kind]))
}

function areRows(rows: unknown): boolean {
  return Array.isArray(rows) && rows.every(isRow)
}

function isRow(row: unknown): boolean {
  return Array.isArray(row) && row.length > 0 && row.every((cell) => typeof cell === 'string')
}
