import { expect, test } from 'vitest'
import type { ItemYear } from '#pages/data/item-pages.ts'
import { areCupsKnown, describeSince, explainYears } from './describe-years.ts'

const then: ItemYear = { year: 2021, rank: 78, of: 180, tops: 13, cups: [9, 52], newer: 152, overtaken: 40, passed: 4 }
const now: ItemYear = { rank: 266, of: 340, tops: 15, cups: [1, 51], newer: 0, overtaken: 0, passed: 0 }

test('a fall is explained by who overtook it, shelves and cups', () => {
  expect(explainYears([{ ...then, year: 2020, rank: 91 }, then, now], 'kart')).toBe(
    'In 2021 usually #78 of 180 karts, in the last year of the game #266 of 340: 152 newer karts and 40 older ones have overtaken it ' +
      'and 4 have fallen behind it, though it gained 2 top shelves. It came up in 1 of 51 ranked cups in the last year of the game, in 9 of 52 in 2021.',
  )
})

test('a rise is explained by shelves and cups', () => {
  const better: ItemYear = { ...now, rank: 12, tops: 12, cups: [20, 51] }
  expect(explainYears([then, better], 'kart')).toBe(
    'In 2021 usually #78 of 180 karts, in the last year of the game #12 of 340: it lost 1 top shelf. It came up in 20 of 51 ranked cups in the ' +
      'last year of the game, in 9 of 52 in 2021.',
  )
})

test('ranked cups of a year with most of them not on record, or as many as then, are not mentioned', () => {
  const text = explainYears([{ ...then, cups: [9, 20] }, now], 'kart')
  expect(text).not.toContain('ranked cups')
  expect(explainYears([{ ...then, cups: [1, 52] }, now], 'kart')).toBe(text)
})

test.each([
  [[9, 52], true],
  [[0, 5], false],
] as const)('%j are all cups of their year: %s', (cups, areAll) => {
  expect(areCupsKnown({ ...then, cups })).toBe(areAll)
})

test('a rank that stays needs no reason', () => {
  expect(explainYears([then, { ...now, rank: 90 }], 'kart')).toBeNull()
  expect(explainYears([now], 'kart')).toBeNull()
})

test.each([
  [
    152,
    40,
    4,
    15,
    '152 newer karts and 40 older ones have overtaken it and 4 have fallen behind it, though it gained 2 top shelves',
  ],
  [1, 0, 0, 13, '1 newer kart has overtaken it, and it has as many top shelves as then'],
  [0, 2, 1, 12, '2 older karts have overtaken it and 1 has fallen behind it, and it lost 1 top shelf'],
])('%i newer, %i older, %i passed, %i top shelves: %s', (newer, overtaken, passed, tops, text) => {
  const rank = then.rank + newer + overtaken - passed
  expect(describeSince({ ...then, newer, overtaken, passed }, { ...now, rank, tops }, 'kart')).toBe(
    `Since then ${text}.`,
  )
})

test.each([
  [then.rank - 1, 15, 'Since then it gained 2 top shelves.'],
  [then.rank, 12, 'Since then it lost 1 top shelf.'],
  [then.rank, 13, 'It has had as many top shelves since.'],
])('at #%i, which is not a fall, with %i top shelves nobody has overtaken it', (rank, tops, text) => {
  expect(describeSince(then, { ...now, rank, tops }, 'kart')).toBe(text)
})
