import { searchIndexPath, searchKinds, type SearchIndex } from '#wording/search/search-index.ts'
import { nameThings } from '#wording/names.ts'
import { loadOnce } from '../../../ui/loading/load-once.ts'
import { isRecord } from '../../navigation/page-state.ts'

/** With the names of the build, which are English. */
export const loadEnglishIndex: () => Promise<SearchIndex> = loadOnce(fetchIndex)

/** Every name of the site, fetched when it is first needed. */
export const loadSearchIndex: () => Promise<SearchIndex> = loadOnce(async () => nameThings(await loadEnglishIndex()))

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(searchIndexPath)
  if (!response.ok) throw new Error(`${searchIndexPath} could not be fetched: status ${response.status}.`)
  const value: unknown = await response.json()
  if (!isSearchIndex(value)) throw new Error(`${searchIndexPath} is not a search index.`)
  return value
}

function isSearchIndex(value: unknown): value is SearchIndex {
  if (!isRecord(value)) return false
  const lists = searchKinds.map((name) => value[name])
  return isRecord(value['rankedDays']) && lists.every((list) => Array.isArray(list) && list.every(isRow))
}

function isRow(row: unknown): boolean {
  return Array.isArray(row) && row.length >= 2 && row.every((cell) => typeof cell === 'string')
}
