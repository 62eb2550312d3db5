import { expect, test } from 'vitest'
import { keepWhileSame } from './live-site.ts'

interface Thing {
  readonly score: number
  readonly name: string
}

const describeScore = ({ score }: Thing) => String(score)

test('returns the same object until its description changes', () => {
  const keep = keepWhileSame<Thing>()
  const first = { score: 1, name: 'a' }
  const other = { score: 2, name: 'a' }
  expect(keep(first, describeScore)).toBe(first)
  expect(keep({ score: 1, name: 'b' }, describeScore)).toBe(first)
  expect(keep(other, describeScore)).toBe(other)
  expect(keep({ score: 2, name: 'c' }, describeScore)).toBe(other)
})
