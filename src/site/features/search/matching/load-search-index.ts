import { searchIndexPath, searchKinds, type SearchIndex } from '#wording/search/search-index.ts'
import { nameThings } from '#wording/names.ts'
import { fetchDataFile, isRecord } from '../../../ui/loading/fetch-data-file.ts'
import { loadOnce } from '../../../ui/loading/load-once.ts'

/** With the names of the build, which are English. */
export const loadEnglishIndex: () => Promise<SearchIndex> = loadOnce(() =>
  fetchDataFile(searchIndexPath, isSearchIndex),
)

/** Every name of the site, fetched when it is first needed. */
export const loadSearchIndex: () => Promise<SearchIndex> = loadOnce(async () => nameThings(await loadEnglishIndex()))

function isSearchIndex(value: unknown): value is SearchIndex {
  if (!isRecord(value)) return false
  const lists = searchKinds.map((name) => value[name])
  return isRecord(value['rankedDays']) && lists.every((list) => Array.isArray(list) && list.every(isRow))
}

function isRow(row: unknown): boolean {
  return Array.isArray(row) && row.length >= 2 && row.every((cell) => typeof cell === 'string')
}
