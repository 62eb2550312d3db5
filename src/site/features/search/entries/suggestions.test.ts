import { expect, test } from 'vitest'
import type { SearchEntry } from './search-entry.ts'
import { suggestEntries, listSavedEntries, addRecentSearch, parseRecentSearches } from './suggestions.ts'

const entries: readonly SearchEntry[] = [
  { kind: 'page', name: 'Today’s ranking', path: '/ranking/2020-11-20/' },
  { kind: 'driver', name: 'Mario', path: '/drivers/mario/', id: 'mario', rarity: 'super' },
]

test('saved queries come first', () => {
  const saved = { kind: 'page', name: 'rarity:super', path: '/drivers/?q=rarity%3Asuper', asked: 'drivers' } as const
  const groups = suggestEntries(entries, ['/drivers/mario/'], [saved])
  expect(groups.map(({ title }) => title)).toEqual(['Saved queries', 'Recent', 'Go to'])
})

test('a page that was opened has its own name, not that of a quick link to it', () => {
  const link = {
    kind: 'link',
    name: 'Tier list of today',
    path: '/ranking/2020-11-20/',
    to: 'Today’s ranking',
  } as const
  const [recent] = suggestEntries([...entries, link], ['/ranking/2020-11-20/'])
  expect(recent?.entries.map(({ name }) => name)).toEqual(['Today’s ranking'])
})

test.each([
  [[], ['Go to: Today’s ranking']],
  [['/drivers/mario/'], ['Recent: Mario', 'Go to: Today’s ranking']],
  [['/drivers/gone/'], ['Go to: Today’s ranking']],
])('recently opened: %j', (recent, expected) => {
  const groups = suggestEntries(entries, recent)
  expect(groups.map(({ title, entries: found }) => `${title}: ${found.map(({ name }) => name).join()}`)).toEqual(
    expected,
  )
})

test.each([
  [{}, []],
  [{ drivers: ['rarity:super'] }, ['rarity:super in drivers: /drivers/?q=rarity%3Asuper']],
  [
    { karts: ['a', 'b'], items: ['missing'], nothings: ['c'] },
    ['missing in items: /checklist/?q=missing#list', 'a in karts: /karts/?q=a', 'b in karts: /karts/?q=b'],
  ],
])('%j', (saved, expected) => {
  const links = listSavedEntries(saved)
  const described = links.map((entry) => entry.kind === 'page' && `${entry.name} in ${entry.asked}: ${entry.path}`)
  expect(described).toEqual(expected)
})

test('of many, the newest of each list come first', () => {
  const links = listSavedEntries({ karts: ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'], gliders: ['g1', 'g2'] })
  expect(links.map(({ name }) => name)).toEqual(['k1', 'g1', 'k2', 'g2', 'k3', 'k4'])
})

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
