import { expect, it } from 'vitest'
import { compareRanked, type RankKeys } from './compare-ranked.ts'

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
