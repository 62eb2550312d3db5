import { expect, test } from 'vitest'
import type { CapStep, ItemLevel } from '#documents/checklist.ts'
import { collectShared, nothingFeatured, resolveShared } from './collect-shared.ts'

const gameIds = new Map([
  ['mario', 1],
  ['b-dasher', 70_011],
])
const caps = new Map<string, CapStep>([
  ['mario', 4],
  ['b-dasher', 2],
])
const owned = new Map<string, ItemLevel>([
  ['mario', 3],
  ['mario-halloween', 8],
  ['b-dasher', 0],
])

test('owned items are included, by number if there is one, and survive the round trip', () => {
  const shared = collectShared('  Toad\n ', nothingFeatured, owned, caps, gameIds)
  expect(shared).toEqual({
    name: 'Toad',
    featured: nothingFeatured.items,
    badges: [],
    numbered: new Map([[1, 3]]),
    unnumbered: new Map([['mario-halloween', 8]]),
    numberedCaps: new Map([[1, 4]]),
    unnumberedCaps: new Map(),
  })
  expect(resolveShared(shared, ['mario', 'mario-halloween', 'b-dasher', 'luigi'], gameIds)).toEqual({
    levels: new Map([
      ['mario', 3],
      ['mario-halloween', 8],
    ]),
    caps: new Map([['mario', 4]]),
    unknownCount: 0,
  })
})

test('an item that has since received its number is found by its id, and an unknown one is counted', () => {
  const shared = collectShared('', nothingFeatured, owned, caps, new Map([['mario', 4711]]))
  expect(resolveShared(shared, ['mario', 'mario-halloween'], new Map([['mario-halloween', 2]]))).toEqual({
    levels: new Map([['mario-halloween', 8]]),
    caps: new Map(),
    unknownCount: 1,
  })
})
