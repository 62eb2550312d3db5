import { expect, it } from 'vitest'
import type { Tour } from '#catalogue/entities.ts'
import { countOccasions, listRound, toursInRound } from './count-occasions.ts'
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
  ['all tours of the round', [ranked, ranked], [13, 13, 13, 1]],
])('counts %s', (_, round, expected) => {
  const inForce = makeTour(1, [['a'], ['a']], ['a'])
  const rest = Array.from({ length: toursInRound - round.length }, () => makeTour(2))
  expect([...countOccasions([inForce, ...round, ...rest, ranked], 1, variantIndexes)]).toEqual(expected)
})

it.each([
  [40, 1, 2, 27],
  [40, 13, 14, 39],
  [40, 14, 15, 40],
  [40, 15, 15, 40],
  [40, 40, 15, 40],
  [8, 3, 1, 8],
])('of %i tours, the round that counts in tour %i is that of tours %i to %i', (count, tourNumber, first, last) => {
  const round = listRound(
    Array.from({ length: count }, (__, index) => makeTour(index + 1)),
    tourNumber,
  )
  expect([round[0]?.number, round.at(-1)?.number]).toEqual([first, last])
})

function cup(position: number, ...variantIds: string[]) {
  return { position, name: 'Cup', driverId: null, variantIds, picturedIds: [] }
}
