import { expect, it } from 'vitest'
import { compareBy } from './compare-by.ts'

it('sorts by the first key that differs, numbers as numbers', () => {
  const values = [
    { game: Infinity, name: 'b' },
    { game: 10, name: 'c' },
    { game: Infinity, name: 'a' },
    { game: 9, name: 'd' },
  ]
  const names = values.toSorted(compareBy(({ game, name }) => [game, name])).map(({ name }) => name)
  expect(names).toEqual(['d', 'c', 'a', 'b'])
})
