import { expect, test } from 'vitest'
import type { Item } from '#catalogue/entities.ts'
import { makeItem } from '#rankings/testing/make-catalogue.ts'
import { orderItems } from './order-items.ts'

function item(id: string, rarity: Item['rarity'], gameId: number | null): Item {
  return makeItem(id, [], { name: id.toUpperCase(), rarity, gameId })
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
  expect(orderItems(items).map(({ id }) => id)).toEqual(['h4', 'h9', 'h-a', 'h-b', 's1', 'n2'])
})
