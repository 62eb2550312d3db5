import { expect, test } from 'vitest'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { joinPieces } from '../data/output-file.ts'
import { buildPlannerPage, buildPlannerFile } from './build-planner-page.ts'
import { readPlannerGames } from './planner-data.ts'

const page = buildPlannerPage(buildSmallSource())

test('each starter is the item that adds most to those before it at level 1', () => {
  expect(page.starters.driver.map(({ item, topCount, adds }) => [item.id, topCount, adds])).toEqual([
    ['mario-santa', 3, 3],
  ])
})

test('it says how many course variants can be planned for', () => {
  expect(page.variantCount).toBeGreaterThan(0)
  expect(page.path).toBe('/planner/')
})

const source = buildSmallSource()
const file = buildPlannerFile(source)
const game = readPlannerGames(JSON.parse(joinPieces(file)))(null)

test('has the released items, in game order, with the levels that lead to their top shelves', () => {
  expect(game.items.driver.map(({ id }) => id)).toEqual(['mario-santa', 'mario', 'peach'])
  // No shelf of it is on record, so it has no rank; readers can own it.
  expect(game.items.glider.map(({ id }) => id)).toEqual(['super-glider'])
  const mario = game.itemById.get('mario')!
  const shelves = mario.shelves.map(({ variant, topLevel }) => [game.variants[variant]?.id, topLevel])
  expect(Object.fromEntries(shelves)).toEqual({
    '3ds-bowsers-castle': 3,
    '3ds-bowsers-castle-r': 0,
    'tour-new-york-minute': 1,
  })
})

test('has every shelf of the pages, and no course variant without a shelf', () => {
  for (const item of game.itemById.values()) {
    expect(item.shelves).toHaveLength(source.shelves.coursesOf(item.id).length)
  }
  const used = new Set([...game.itemById.values()].flatMap(({ shelves }) => shelves.map(({ variant }) => variant)))
  expect(used.size).toBe(game.variants.length)
})

test('has every tour, so that any week can be planned for', () => {
  expect(game.tours.map(({ id }) => id)).toEqual(source.catalogue.tours.map(({ id }) => id))
})
