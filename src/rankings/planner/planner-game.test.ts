import { expect, test } from 'vitest'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { countOwned, ownsSomething } from './planner-game.ts'

const game = makePlannerGame([], { mario: { shelves: {} }, luigi: { shelves: {} } })

test.each([
  [[], 0],
  [['removed'], 0],
  [['mario', 'removed'], 1],
  [['mario', 'luigi'], 2],
])('of %j, the game has %i', (ids, count) => {
  const owned = new Map(ids.map((id) => [id, 3]))
  expect(countOwned(game, owned)).toBe(count)
  expect(ownsSomething(game, owned)).toBe(count > 0)
})
