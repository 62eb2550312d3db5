import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findContenders } from './find-contenders.ts'
import type { RankedItem } from '../ranking.ts'
import { makeRankedItem } from '../testing/make-ranked-item.ts'

it.each<[string, number[], number[]]>([
  ['one that brings more at level 1', [40, 80, 50, 30], [3]],
  ['nobody new who brings less', [90, 80, 70, 60], []],
  ['nobody new who brings as much, for ties keep their order', [90, 90, 90], []],
  ['nobody new where there are but two', [30, 80], []],
  ['two, in rank order', [10, 20, 40, 50], [3, 4]],
])('among the two best: %s', (_, atLevelOne, ranks) => {
  expect(findContenders(rankAll(atLevelOne), 2).map(({ rank }) => rank)).toEqual(ranks)
})

it('the best of all at level 1 are among the best as ranked and the contenders', () => {
  // Few different values, so that there are many ties.
  const rankings = fc.array(fc.constantFrom(10, 20, 33, 40), { maxLength: 60 }).map(rankAll)
  fc.assert(
    fc.property(rankings, fc.integer({ min: 1, max: 10 }), (all, shown) => {
      const known = new Set([...all.slice(0, shown), ...findContenders(all, shown)])
      const best = all.toSorted((a, b) => b.levelOne[0] - a.levelOne[0] || a.rank - b.rank).slice(0, shown)
      expect(best.filter((item) => !known.has(item))).toEqual([])
    }),
  )
})

function rankAll(atLevelOne: readonly number[]): RankedItem[] {
  return atLevelOne.map((score, index) => makeRankedItem(`item-${index}`, index + 1, { levelOne: [score, 0, 0, 0] }))
}
