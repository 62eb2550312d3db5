import { expect, it } from 'vitest'
import { countAppearances, findRound } from './count-appearances.ts'
import {
  makeCatalogue,
  makeItem,
  makeTour,
  makeTours,
  makeVariant,
  onMiddle,
  onTop,
} from '../testing/make-catalogue.ts'

const catalogue = makeCatalogue({
  variants: ['a', 'b', 'c'].map((id) => makeVariant(id)),
  tours: makeTours(makeTour(6, [['a'], ['a']]), makeTour(7, [['a'], ['b']], ['c']), makeTour(8, [['a'], []])),
  items: [
    makeItem('wide', [onTop('a'), onTop('b', { level: 8 }), onMiddle('b')]),
    makeItem('narrow', [onMiddle('a'), onTop('c')]),
    makeItem('gone', [onTop('a', { until: '2019-12-04' })]),
    makeItem('driver', [onTop('a')], { kind: 'driver' }),
  ],
})

it('counts ranked cups and tours of the round, with the shelves of the day', () => {
  const round = findRound(catalogue, '2019-12-05')
  expect(Object.fromEntries(countAppearances(catalogue, '2019-12-05', 'kart', round))).toEqual({
    wide: { rankedCups: 3, tours: 2 },
    narrow: { rankedCups: 0, tours: 1 },
  })
  expect(round).toMatchObject({ of: { rankedCups: 3, tours: 2 }, from: '2019-12-18', until: '2020-12-16' })
})
