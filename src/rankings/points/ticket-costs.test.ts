import { expect, test } from 'vitest'
import type { Rarity } from '#catalogue/entities.ts'
import { countTickets } from './ticket-costs.ts'

test.each<[Rarity, number, number, number]>([
  ['high-end', 0, 1, 0],
  ['high-end', 1, 1, 0],
  ['high-end', 1, 8, 22],
  ['high-end', 0, 3, 2],
  ['high-end', 3, 6, 7],
  ['super', 1, 6, 15],
  ['super', 7, 8, 16],
  ['normal', 1, 2, 2],
  ['normal', 0, 8, 100],
])('%s from level %d to %d: %d tickets', (rarity, from, to, expected) => {
  expect(countTickets(rarity, from, to)).toBe(expected)
})

test('there is no level 9', () => {
  expect(() => countTickets('super', 1, 9)).toThrow('Items have no level 9.')
})
