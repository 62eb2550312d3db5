import { searchIndexPath, searchKinds, type SearchIndex } from '#wording/search/search-index.ts'
import { nameThings } from '#wording/names.ts'
import { fetchDataFile } from '../../../ui/loading/fetch-data-file.ts'
import { loadOnce } from '../../../ui/loading/load-once.ts'
import { isJsonObject } from '#documents/json-value.ts'

/** With the names of the build, which are English. */
export const loadEnglishIndex: () => Promise<SearchIndex> = loadOnce(() =>
  fetchDataFile(searchIndexPath, isSearchIndex),
)

/** Every name of the site, fetched when it is first needed. */
export const loadSearchIndex: () => Promise<SearchIndex> = loadOnce(async () => nameThings(await loadEnglishIndex()))

function isSearchIndex(value: unknown): value is SearchIndex {
  if (!isJsonObject(value)) return false
  const lists = searchKinds.map((name) => value[name])
  return isJsonObject(value['rankedDays']) && lists.every((list) => Array.isArray(list) && list.every(isRow))
}

function isRow(row: unknown): boolean {
  return Array.isArray(row) && row.length >= 2 && row.every((cell) => typeof cell === 'string')
}
