import { expect, test } from 'vitest'
import type { SearchEntry } from './search-entry.ts'
import { suggestEntries } from './suggest-entries.ts'

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
