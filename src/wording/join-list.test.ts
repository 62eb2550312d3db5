import { expect, test } from 'vitest'
import { joinAlternatives, joinList, joinSentences, joinWithCommas } from './join-list.ts'

test.each([
  [[], '', '', ''],
  [['a'], 'a', 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b', 'a, b'],
  [['a', 'b', 'Iggy'], 'a, b and Iggy', 'a, b or Iggy', 'a, b, Iggy'],
] as const)('%j', (words, all, either, one) => {
  expect([joinList(words), joinAlternatives(words), joinWithCommas(words)]).toEqual([all, either, one])
})

test.each([
  [[], ''],
  [['A.'], 'A.'],
  [['A.', false, '', 'B.'], 'A. B.'],
] as const)('sentences of %j', (sentences, paragraph) => {
  expect(joinSentences(...sentences)).toBe(paragraph)
})
