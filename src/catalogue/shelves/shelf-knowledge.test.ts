import { expect, it } from 'vitest'
import type { ShelfRelation } from '../entities.ts'
import { measureShelfKnowledge } from './shelf-knowledge.ts'

const shelf = (rest: Partial<ShelfRelation>): ShelfRelation => ({
  variantId: 'tour-road',
  shelf: 'top',
  level: 1,
  since: '2020-07-15',
  until: null,
  ...rest,
})

const shelves = [
  shelf({}),
  shelf({ variantId: 'tour-road-r' }),
  shelf({ variantId: 'tour-road-t', shelf: 'middle' }),
  // A promotion counts as the middle shelf that it starts from, and what has ended counts no more.
  shelf({ variantId: 'tour-road-t', level: 6 }),
  shelf({ variantId: 'tour-road-rt', until: '2020-08-12' }),
]

it.each([
  ['without public counts, all is known', null, 2, 1, false],
  ['top shelves are missing', { top: 3, middle: 1 }, 3, 1, true],
  ['middle shelves are missing', { top: 2, middle: 4 }, 2, 4, true],
  ['the public counts are reached', { top: 2, middle: 1 }, 2, 1, false],
])('%s', (_, publicShelfCounts, publicTop, publicMiddle, isShort) => {
  const known = measureShelfKnowledge({ shelves, publicShelfCounts })
  expect(known).toEqual({ knownTop: 2, knownMiddle: 1, publicTop, publicMiddle, isShort })
})
