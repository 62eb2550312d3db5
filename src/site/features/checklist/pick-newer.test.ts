import { expect, test } from 'vitest'
import type { Checklist } from '#documents/checklist.ts'
import { pickNewer } from './pick-newer.ts'

test.each<[Checklist, Checklist, string[]]>([
  [{ a: [1, 2] }, {}, ['a']],
  [{ a: [1, 2] }, { a: [5, 1] }, ['a']],
  [{ a: [1, 2] }, { a: [5, 3] }, []],
  [{ a: [1, 2] }, { a: [1, 2] }, []],
  [{ a: [1, 2] }, { a: [1, 1] }, ['a']],
  [{}, { a: [1, 1] }, []],
])('newer entries of %j than in %j: %j', (list, other, expected) => {
  expect(Object.keys(pickNewer(list, other))).toEqual(expected)
})
