import { pathPrefix } from '#wording/language.ts'
import {
  foreignNameKinds,
  foreignNamesPath,
  keyedKinds,
  type ForeignNameKind,
  type ForeignNameRow,
  type ForeignNamesFile,
} from '#wording/search/foreign-names.ts'
import type { SearchRow } from '#wording/search/search-index.ts'
import { loadEnglishIndex } from './load-search-index.ts'
import { fetchDataFile, isRecord } from '../../../ui/loading/fetch-data-file.ts'
import { loadOnce } from '../../../ui/loading/load-once.ts'

/** The official names in other languages. Rejects when they cannot be fetched; calling again fetches again. */
export const loadForeignNames: () => Promise<ForeignNamesFile> = loadOnce(async () => {
  if (pathPrefix === '') return fetchNames()
  const [names, index] = await Promise.all([fetchNames(), loadEnglishIndex()])
  return addEnglish(names, index)
})

/** For pages in another language, in which the names of the build are foreign, too. */
export function addEnglish(
  names: ForeignNamesFile,
  english: Readonly<Record<ForeignNameKind, readonly SearchRow[]>>,
): ForeignNamesFile {
  const added = foreignNameKinds.map((kind) => {
    const nameById = new Map(english[kind].map(([name, id]) => [id, name]))
    const rows = names[kind].map((row): ForeignNameRow => [...row, nameById.get(row[0]) ?? ''])
    return [kind, rows] as const
  })
  return { ...names, ...Object.fromEntries(added), languages: [...names.languages, 'en'] }
}

const fetchNames = () => fetchDataFile(foreignNamesPath, isNamesFile)

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
