import { expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'

const rows = [
  { name: 'b', score: 2 },
  { name: 'a', score: 2 },
  { name: 'd', score: null },
  { name: 'c', score: 10 },
]

test.each([
  [false, ['b', 'a', 'c', 'd']],
  [true, ['c', 'b', 'a', 'd']],
] as const)('numbers sort stably, missing values last (descending: %s)', (descending, names) => {
  expect(sortRows(rows, (row) => row.score, descending).map((row) => row.name)).toEqual(names)
})

test('text sorts by code unit, the same on every machine', () => {
  expect(sortRows(rows, (row) => row.name, false).map((row) => row.name)).toEqual(['a', 'b', 'c', 'd'])
})

test('the input is not changed', () => {
  const before = [...rows]
  sortRows(rows, (row) => row.score, true)
  expect(rows).toEqual(before)
})
