import { expect, it } from 'vitest'
import { makeTour } from './testing/make-catalogue.ts'
import { zones, zoneVariants } from './zone-variants.ts'

const places = new Map(['a', 'b', 'c', 'd', 'e'].map((id, place) => [id, place]))
const tour = makeTour(1, [['a', 'b'], ['c']], ['b', 'd'])
const [first, second] = tour.rankedCups

it.each([
  ['week 1', [first!], ['cup', 'cup', 'tour', 'tour', 'elsewhere']],
  ['week 2', [second!], ['tour', 'tour', 'cup', 'tour', 'elsewhere']],
  ['the whole tour', [first!, second!], ['cup', 'cup', 'cup', 'tour', 'elsewhere']],
  ['no cup on record', [], ['tour', 'tour', 'tour', 'tour', 'elsewhere']],
])('%s', (_, cups, expected) => {
  expect([...zoneVariants(places, tour, cups)].map((place) => zones[place])).toEqual(expected)
})
