import { expect, test } from 'vitest'
import { buildPlannerGame } from './build-planner-game.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const game = buildPlannerGame(source)

test('items in the order of the game, with the levels at which they reach their top shelves today', () => {
  expect(game.items.driver.map(({ id }) => id)).toEqual(source.items.driver.map(({ id }) => id))
  const mario = game.itemById.get('mario')!
  const shelves = mario.shelves.map(({ variant, topLevel }) => [game.variants[variant]?.id, topLevel])
  expect(Object.fromEntries(shelves)).toEqual({
    '3ds-bowsers-castle': 3,
    '3ds-bowsers-castle-r': 0,
    'tour-new-york-minute': 1,
  })
})

test('every shelf of the pages is in it, and no course variant without a shelf', () => {
  for (const item of game.itemById.values()) {
    expect(item.shelves).toHaveLength(source.coursesOf(item.id).length)
  }
  const used = new Set([...game.itemById.values()].flatMap(({ shelves }) => shelves.map(({ variant }) => variant)))
  expect(used.size).toBe(game.variants.length)
})

test('ranked cups that are over are left out', () => {
  expect(game.rankedCups.every(({ end }) => end > source.today.date)).toBe(true)
})
