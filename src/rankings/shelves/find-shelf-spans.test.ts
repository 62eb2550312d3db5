import { expect, it } from 'vitest'
import type { ShelfRelation } from '#catalogue/entities.ts'
import { findShelfSpans, type ShelfTimes } from './find-shelf-spans.ts'
import { makeCatalogue, makeItem, makeVariant, onMiddle, onTop } from '../testing/make-catalogue.ts'

// Tour 1 starts on 2019-09-25, tour 5 on 2019-11-20; the first record is of 2019-11-06.
it.each<[string, ShelfRelation[], Partial<ShelfTimes>]>([
  ['what the first record shows goes back to the debut', [onTop('a')], { topFrom: '2019-09-25' }],
  ['what a later one shows does not', [onMiddle('a', { since: '2019-12-04' })], { middleFrom: '2019-12-04' }],
  ['a variant that came later', [onTop('late', { since: '2019-12-04' })], { topFrom: '2019-12-04' }],
  [
    'a promotion',
    [onMiddle('a'), onTop('a', { since: '2019-12-04', level: 3 })],
    { middleFrom: '2019-09-25', topFrom: '2019-12-04' },
  ],
  [
    'a promotion that ended',
    [onMiddle('a'), onTop('a', { level: 6, until: '2019-12-18' })],
    { middleFrom: '2019-09-25', topFrom: '2019-09-25', topUntil: '2019-12-18' },
  ],
  [
    'a promotion at a level that fell',
    [onTop('a', { level: 6, until: '2019-12-18' }), onTop('a', { level: 3, since: '2019-12-18' })],
    { topFrom: '2019-09-25' },
  ],
])('%s', (_, shelves, span) => {
  const items = [makeItem('item', shelves)]
  const catalogue = makeCatalogue({ items, variants: [makeVariant('a'), makeVariant('late', { debutTour: 5 })] })
  const spans = [...findShelfSpans(catalogue, 'kart').get('item')!.values()]
  expect(spans).toEqual([{ topFrom: null, topUntil: null, middleFrom: null, ...span }])
})
