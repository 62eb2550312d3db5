import { expect, test } from 'vitest'
import { addRecentSearch, parseRecentSearches } from './recent-searches.ts'

test.each([
  [null, []],
  ['', []],
  ['"/"', []],
  ['["/drivers/mario/", 3, null, "/karts/"]', ['/drivers/mario/', '/karts/']],
  [JSON.stringify(['1', '2', '3', '4', '5', '6', '7']), ['1', '2', '3', '4', '5', '6']],
])('stored %j reads as %j', (text, paths) => {
  expect(parseRecentSearches(text)).toEqual(paths)
})

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['1', '2', '3', '4', '5', '6'], 'a', ['a', '1', '2', '3', '4', '5']],
])('%j after adding %s', (paths, path, expected) => {
  expect(addRecentSearch(paths, path)).toEqual(expected)
})
