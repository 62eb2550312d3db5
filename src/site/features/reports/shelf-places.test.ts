import { expect, test } from 'vitest'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { findSaidPlace, keyOfPlace, placeKeys, placeOf } from './shelf-places.ts'

test.each(placeKeys)('%s survives the round trip', (key) => {
  expect(keyOfPlace(placeOf(key))).toBe(key)
})

const game = buildPlannerGame(smallCatalogue, '2019-10-16')

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
