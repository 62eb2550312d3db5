import { expect, test } from 'vitest'
import type { ItemLevel } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { makeListEntry } from '#pages/testing/make-list-entry.ts'
import { parseItemQuery } from './select-items.ts'

function item(kind: ItemListEntry['kind'], name: string, more: Partial<ItemListEntry> = {}): ItemListEntry {
  return makeListEntry({ kind, id: name.toLowerCase().replaceAll(' ', '-'), name, ...more })
}

const turbo = { id: 'mini-turbo-plus', name: 'Mini-Turbo Plus', kind: 'kart' } as const
const entries = [
  item('driver', 'Peach', { worth: 2 }),
  item('kart', 'B Dasher', { skill: turbo, worth: 9 }),
  item('kart', 'Royale', { skill: turbo, worth: 3 }),
  item('kart', 'Karting Kart', { rarity: 'normal' }),
  item('glider', 'Swooper', { worth: 1 }),
  item('glider', 'Super Glider', { rarity: 'high-end' }),
]
const owned = new Map<string, ItemLevel>([
  ['b-dasher', 7],
  ['royale', 2],
])
const ask = (text: string, top: readonly string[] | null = null) =>
  parseItemQuery(text, entries, owned)
    .select(top && new Set(top))
    .map(({ name }) => name)

test.each([
  ['kart skill:mini-turbo level<6', ['Royale']],
  ['kart', ['B Dasher', 'Royale', 'Karting Kart']],
  ['Karts owned', ['B Dasher', 'Royale']],
  ['HE gliders', ['Super Glider']],
  ['missing', ['Peach', 'Karting Kart', 'Swooper', 'Super Glider']],
  ['owned sort:worth', ['Royale', 'B Dasher']],
  ['sort:worth', ['Swooper', 'Peach', 'Royale', 'B Dasher', 'Karting Kart', 'Super Glider']],
  ['"kart"', ['Karting Kart']],
  ['kart royale', ['Royale']],
])('%s finds %j', (text, found) => {
  expect(ask(text)).toEqual(found)
})

test('a shelf narrows what is found', () => {
  const { top } = parseItemQuery('kart top:"rainbow road"', entries, owned)
  expect(top).toBe('rainbow road')
  expect(ask('kart top:"rainbow road"', ['royale', 'peach'])).toEqual(['Royale'])
})

test.each([
  ['peach', false, 0],
  ['', false, 0],
  ['frenzy: three of a kind', false, 0],
  ['glider', true, 0],
  ['HE', true, 0],
  ['rarty:super', true, 1],
])('%j asks for more than names: %s', (text, asks, problemCount) => {
  const query = parseItemQuery(text, entries, owned)
  expect([query.asks, query.problems.length]).toEqual([asks, problemCount])
})
