import { expect, test } from 'vitest'
import { joinAlternatives, joinList, joinWithCommas } from './join-list.ts'

test.each([
  [[], '', '', ''],
  [['a'], 'a', 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b', 'a, b'],
  [['a', 'b', 'Iggy'], 'a, b and Iggy', 'a, b or Iggy', 'a, b, Iggy'],
] as const)('%j', (words, all, either, one) => {
  expect([joinList(words), joinAlternatives(words), joinWithCommas(words)]).toEqual([all, either, one])
})
