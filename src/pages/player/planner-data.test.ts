import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCollection } from '#rankings/testing/make-planner-game.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { decodePlannerGame, encodePlannerGame } from './planner-data.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('any game survives the round trip through its file', () => {
  fc.assert(
    fc.property(anyCollection, ({ game }) => {
      expect(decodePlannerGame(JSON.parse(JSON.stringify(encodePlannerGame(game))))).toEqual(game)
    }),
  )
})

test('the file of the small game', () => {
  const source = buildSmallSource()
  const game = buildPlannerGame(source.catalogue, source.today.date, source.items)
  expect(decodePlannerGame(encodePlannerGame(game))).toEqual(game)
  expect(encodePlannerGame(game)).toMatchObject({ version: 5, date: source.today.date })
})
