import { expect, it } from 'vitest'
import type { Tour } from '#catalogue/entities.ts'
import { countOccasions } from './count-occasions.ts'
import { makeTour } from './testing/make-catalogue.ts'

const variantIndexes = new Map(['a', 'b', 'c', 'd'].map((id, index) => [id, index]))
const ranked = makeTour(2, [['a', 'b'], ['c']])
const withCups: Tour = {
  ...ranked,
  cups: [cup(1, 'a', 'b'), cup(2, 'c'), cup(3, 'a', 'd'), cup(4, 'd')],
  rankedCups: ranked.rankedCups.map((rankedCup) => ({ ...rankedCup, cupPosition: rankedCup.week })),
}

it.each<[string, Tour[], number[]]>([
  ['everything once', [], [1, 1, 1, 1]],
  ['a ranked cup six times more', [ranked], [7, 7, 7, 1]],
  ['a cup that is the ranked one as such alone, any other once more', [withCups], [8, 7, 7, 3]],
  ['all tours ahead', [ranked, ranked], [13, 13, 13, 1]],
  ['no tour beyond the next 26', [...Array.from({ length: 26 }, () => makeTour(2)), ranked], [1, 1, 1, 1]],
])('counts %s', (_, ahead, expected) => {
  const inForce = makeTour(1, [['a'], ['a']], ['a'])
  expect([...countOccasions([inForce, ...ahead], 1, variantIndexes)]).toEqual(expected)
})

function cup(position: number, ...variantIds: string[]) {
  return { position, name: 'Cup', driverId: null, variantIds, picturedIds: [] }
}
