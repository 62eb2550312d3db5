import { expect, test } from 'vitest'
import { compareItems } from './build-items.ts'
import type { Item } from '../entities.ts'

function item(id: string, rarity: Item['rarity'], gameId: number | null) {
  return { id, rarity, gameId, name: id.toUpperCase() }
}

test('rarest first, then by game number, those without one last and by name', () => {
  const items = [
    item('n2', 'normal', 2),
    item('h-b', 'high-end', null),
    item('h-a', 'high-end', null),
    item('s1', 'super', 1),
    item('h9', 'high-end', 9),
    item('h4', 'high-end', 4),
  ]
  expect(items.toSorted(compareItems).map(({ id }) => id)).toEqual(['h4', 'h9', 'h-a', 'h-b', 's1', 'n2'])
})
