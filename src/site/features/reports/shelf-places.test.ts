import { expect, test } from 'vitest'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { nameClaim } from './claim-subject.tsx'
import { findSaidPlace, isPlaceUnknown, keyOfPlace, placeKeys, placeOf } from './shelf-places.ts'

test.each(placeKeys)('%s survives the round trip', (key) => {
  expect(keyOfPlace(placeOf(key))).toBe(key)
})

const game = buildPlannerGame(smallCatalogue, '2019-10-16')
const peach = smallCatalogue.itemById.get('peach')!

test.each([
  ['peach', '3ds-bowsers-castle', 'top-1'],
  ['mario', '3ds-bowsers-castle', 'top-3'],
  ['mario', '3ds-bowsers-castle-r', 'middle'],
  ['peach', '3ds-bowsers-castle-r', 'low'],
  ['boo', '3ds-bowsers-castle', 'low'],
  ['nobody', 'nowhere', 'low'],
])('the site has %s on %s: %s', (item, variant, place) => {
  expect(findSaidPlace(game, item, variant)).toBe(place)
})

test('a variant without shelves on record can be reported, and the site does not say that it knows it', () => {
  const empty = buildPlannerGame({ ...smallCatalogue, items: { driver: [peach], kart: [], glider: [] } }, '2019-10-16')
  const [first] = empty.unrecorded
  const claim = {
    kind: 'shelf',
    item: 'peach',
    variant: first!.id,
    said: placeOf('low'),
    seen: placeOf('top-1'),
  } as const
  expect(nameClaim(empty, claim)?.variant).toEqual(first)
  expect(isPlaceUnknown(empty, 'peach', first!.id)).toBe(true)
  expect(isPlaceUnknown(empty, 'peach', '3ds-bowsers-castle')).toBe(false)
})
