import { expect, test } from 'vitest'
import type { ItemLevel } from '#documents/checklist.ts'
import { compareLevels, kindOfDifference, summariseDifferences } from './difference-list.tsx'

const levels = (entries: Record<string, ItemLevel>) => new Map(Object.entries(entries))

test('only differences are listed, in the order of the first list', () => {
  const differences = compareLevels(levels({ a: 1, b: 2, c: 3, d: 4 }), levels({ a: 1, b: 5, c: 2, e: 1 }))
  expect(differences.map((one) => [one.id, kindOfDifference(one)])).toEqual([
    ['b', 'raised'],
    ['c', 'lowered'],
    ['d', 'removed'],
    ['e', 'added'],
  ])
  expect(summariseDifferences(differences)).toBe('1 new, 1 raised, 1 lowered, 1 removed')
})

test('level 0 means not owned', () => {
  expect(compareLevels(levels({ a: 0 }), levels({}))).toEqual([])
  expect(summariseDifferences([])).toBe('')
})
