import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPlannerGame, listPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { anyCollection } from '#rankings/testing/make-planner-game.ts'
import { decodePlannerGame, encodePlannerGame, readPlannerGames } from './planner-data.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('any game survives the round trip through its file', () => {
  fc.assert(
    fc.property(anyCollection, ({ lists }) => {
      const data = encodePlannerGame(lists, '2026-09-29')
      expect(decodePlannerGame(JSON.parse(JSON.stringify(data)))).toEqual({
        ...lists,
        items: ['driver', 'kart', 'glider'].flatMap((kind) => lists.items.filter((item) => item.kind === kind)),
      })
    }),
  )
})

test('without a day, the game is planned for the day of its shelves', () => {
  const { catalogue, today } = buildSmallSource()
  const data = encodePlannerGame(listPlannerGame(catalogue, today.date), today.date)
  expect(data).toMatchObject({ version: 8, date: today.date })
  const readGame = readPlannerGames(data)
  expect(readGame(null)).toEqual(buildPlannerGame(catalogue, today.date))
  expect(readGame(null)).toBe(readGame(null))
  expect(readGame('2019-10-02').plan.cup?.cup.start).not.toBe(readGame(null).plan.cup?.cup.start)
})
