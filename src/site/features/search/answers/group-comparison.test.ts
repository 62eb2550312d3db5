import { expect, test } from 'vitest'
import type { ItemKind } from '#catalogue/entities.ts'
import { createForeignSearch } from '../matching/foreign-search.ts'
import { groupComparison } from './search-site.ts'
import type { SearchEntry } from '../entries/search-entry.ts'

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
  item('kart', 'mario-racer', 'Mario Racer'),
  item('kart', 'luigi-racer', 'Luigi Racer'),
  {
    kind: 'tour',
    id: 'mario-vs-luigi-tour',
    name: 'Mario vs. Luigi Tour',
    path: '/tours/mario-vs-luigi-tour/',
    number: 54,
    start: '2021-10-06',
    end: '2021-10-20',
  },
]

test.each([
  ['mario vs luigi', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  [
    'Mario vs. luig versus baby',
    [['Compare Mario with Luigi and Baby Mario', '/compare/?drivers=mario,luigi,baby-mario']],
  ],
  ['mario or luigi', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  ['which is better mario or luigi?', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  ['whats better mario or luigi', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  ['is mario better than luigi', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  ['is mario or luigi better?', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  ['which is best, mario or luigi', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  [
    'compare mario, luigi and baby',
    [['Compare Mario with Luigi and Baby Mario', '/compare/?drivers=mario,luigi,baby-mario']],
  ],
  ['compare mario and luigi', [['Compare Mario with Luigi', '/compare/?drivers=mario,luigi']]],
  ['b dash VS gold', [['Compare B Dasher with Gold Blooper', '/compare/?karts=b-dasher,gold-blooper']]],
] as const)('%s', (query, links) => {
  expect(groupComparison(entries, query, null)?.entries.map(({ name, path }) => [name, path])).toEqual(links)
})

test.each(['mario', 'mario vs', 'mario vs ', 'mario vs mario', 'mario vs luigi tour', 'vs', 'mario and luigi'])(
  '%s compares nothing',
  (query) => {
    expect(groupComparison(entries, query, null)).toBeNull()
  },
)

test('beginnings of names compare every kind that has them', () => {
  const paths = groupComparison(entries, 'mari vs luig', null)?.entries.map(({ path }) => path)
  expect(paths).toEqual(['/compare/?drivers=mario,luigi', '/compare/?karts=mario-racer,luigi-racer'])
})

test('items of different kinds are found, and not compared', () => {
  const group = groupComparison(entries, 'b dasher vs gold glider', null)
  expect(group?.title).toBe('Only items of one kind can be compared')
  expect(group?.entries.map(({ path }) => path)).toEqual(['/karts/b-dasher/', '/gliders/gold-glider/'])
})

test.each([
  ['マリオ vs ルイージ', '/compare/?drivers=mario,luigi'],
  ['Baby Mario vs ルイ', '/compare/?drivers=baby-mario,luigi'],
  ['マリオ vs ルイ', '/compare/?drivers=mario,luigi /compare/?karts=mario-racer,luigi-racer'],
  ['ルイージ vs wario', undefined],
])('names in other languages count, too: %s', (query, paths) => {
  const foreign = createForeignSearch({
    languages: ['ja'],
    keys: { driver: [], kart: [], glider: [], variant: [], tour: [] },
    driver: [
      ['mario', 'マリオ'],
      ['luigi', 'ルイージ'],
    ],
    kart: [
      ['mario-racer', 'マリオレーサー'],
      ['luigi-racer', 'ルイージレーサー'],
    ],
    glider: [],
    course: [],
    skill: [],
  })
  expect(
    groupComparison(entries, query, foreign)
      ?.entries.map(({ path }) => path)
      .join(' '),
  ).toBe(paths)
})
