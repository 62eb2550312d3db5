import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import type { RankedItem } from '../ranking.ts'
import { makeRankedItem } from '../testing/make-ranked-item.ts'
import { compareRanked, type RankKeys, findContenders } from './compare-ranked.ts'

interface FlatKeys extends Omit<RankKeys, 'top'> {
  readonly cup: number
  readonly tour: number
  readonly all: number
}

const weak: FlatKeys = {
  score: 1,
  levelNeeded: 8,
  cup: 1,
  tour: 1,
  all: 1,
  basePoints: 80,
  entryDay: 100,
  skillStrength: null,
  id: 'b',
}
const strong: FlatKeys = {
  score: 2,
  levelNeeded: 3,
  cup: 2,
  tour: 2,
  all: 2,
  basePoints: 90,
  entryDay: 200,
  skillStrength: 3,
  id: 'a',
}
const order = ['score', 'levelNeeded', 'cup', 'tour', 'all', 'basePoints', 'entryDay', 'skillStrength', 'id'] as const

it.each(order.map((key, index) => [key, order.slice(0, index)] as const))(
  '%s decides when what comes before it is equal, whatever comes after',
  (key, before) => {
    const tied = Object.fromEntries(before.map((earlier) => [earlier, strong[earlier]]))
    const winner = nest({ ...weak, ...tied, [key]: strong[key] })
    const loser = nest({ ...strong, ...tied, [key]: weak[key] })
    expect(compareRanked(winner, loser)).toBeLessThan(0)
    expect(compareRanked(loser, winner)).toBeGreaterThan(0)
  },
)

it('orders ids by code unit', () => {
  const ids = ['ä', 'b', 'B', 'a-2', 'a'].map((id) => nest({ ...weak, id }))
  expect(ids.toSorted(compareRanked).map(({ id }) => id)).toEqual(['B', 'a', 'a-2', 'b', 'ä'])
})

function nest({ cup, tour, all, ...rest }: FlatKeys): RankKeys {
  return { ...rest, top: { cup, tour, all } }
}

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
