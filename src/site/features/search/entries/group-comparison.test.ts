import { expect, test } from 'vitest'
import type { ItemKind } from '#catalogue/entities.ts'
import { groupComparison } from './group-comparison.ts'
import type { SearchEntry } from './search-entry.ts'

function item(kind: ItemKind, id: string, name: string): SearchEntry {
  return { kind, id, name, rarity: 'super', path: `/${kind}s/${id}/` }
}

const entries: readonly SearchEntry[] = [
  item('driver', 'baby-mario', 'Baby Mario'),
  item('driver', 'mario', 'Mario'),
  item('driver', 'luigi', 'Luigi'),
  item('kart', 'b-dasher', 'B Dasher'),
  item('kart', 'gold-blooper', 'Gold Blooper'),
  item('glider', 'gold-glider', 'Gold Glider'),
  item('kart', 'mario-kart', 'Mario Racer'),
  {
    kind: 'tour',
    id: 'mario-vs-luigi-tour',
    name: 'Mario vs. Luigi Tour',
    path: '/tours/mario-vs-luigi-tour/',
    start: '2021-10-06',
  },
]

test.each([
  ['mario vs luigi', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  [
    'Mario vs. luig versus baby',
    [['Compare Mario with Luigi and Baby Mario', '/compare/?drivers=mario,luigi,baby-mario']],
  ],
  ['b dash VS gold', [['Compare B Dasher with Gold Blooper', '/compare/?karts=b-dasher,gold-blooper']]],
] as const)('%s', (query, links) => {
  expect(groupComparison(entries, query)?.entries.map(({ name, path }) => [name, path])).toEqual(links)
})

test.each(['mario', 'mario vs', 'mario vs ', 'mario vs mario', 'mario vs luigi tour', 'b dasher vs gold glider', 'vs'])(
  '%s compares nothing',
  (query) => {
    expect(groupComparison(entries, query)).toBeNull()
  },
)
