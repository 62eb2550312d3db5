import { expect, it } from 'vitest'
import { suggestNearMiss } from './near-miss.ts'

const known = ['baby-mario', 'baby-luigi', 'fire-flower', 'tour-new-york-minute-rt']

it.each([
  ['baby-maria', 'Did you mean "baby-mario"? '],
  ['fireflower', 'Did you mean "fire-flower"? '],
  ['tour-newyork-minute-r', 'Did you mean "tour-new-york-minute-rt"? '],
  ['bowsers-shell', ''],
  ['x', ''],
  ['', ''],
])('%s', (wanted, suggestion) => {
  expect(suggestNearMiss(wanted, known)).toBe(suggestion)
})

it.each([
  ['3', ['1', '2'], ''],
  ['bus', ['kart', 'bike'], ''],
  ['cart', ['kart', 'bike'], 'Did you mean "kart"? '],
])('%s among %j', (wanted, few, suggestion) => {
  expect(suggestNearMiss(wanted, few)).toBe(suggestion)
})
