import { expect, test } from 'vitest'
import { itemListPlan } from './item-list-plan.ts'
import { listOperators, orderByName } from './list-plan.ts'

test('values that are always offered are in the order of their filter, too', () => {
  const rarity = listOperators(itemListPlan, []).find(({ name }) => name === 'rarity')
  expect(rarity?.options?.map(({ value, word }) => [value, word])).toEqual([
    ['high-end', 'HE'],
    ['super', undefined],
    ['normal', undefined],
  ])
})

test('in English, the build has put a list in order', () => {
  const entries = [{ name: 'b' }, { name: 'a' }]
  expect(orderByName(entries, { nameOf: ({ name }) => name, groupOf: () => '' })).toBe(entries)
})
