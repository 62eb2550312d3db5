import { expect, it } from 'vitest'
import { makeTour } from './testing/make-catalogue.ts'
import { listTourVariants, zoneVariants } from './zone-variants.ts'

const tour = makeTour(1, [['a', 'b'], ['c']], ['b', 'd'])
const [first, second] = tour.rankedCups

it.each([
  ['in week 1', first!.variantIds, ['cup', 'cup', 'tour', 'tour', 'elsewhere']],
  ['in week 2', second!.variantIds, ['tour', 'tour', 'cup', 'tour', 'elsewhere']],
  ['while no cup is on record', [], ['tour', 'tour', 'tour', 'tour', 'elsewhere']],
])('%s', (_, ofCup, expected) => {
  expect(['a', 'b', 'c', 'd', 'e'].map(zoneVariants(listTourVariants(tour), ofCup))).toEqual(expected)
})

it('lists the course variants of a tour once', () => {
  expect(listTourVariants(tour).toSorted()).toEqual(['a', 'b', 'c', 'd'])
})
