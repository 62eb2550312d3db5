import { expect, test } from 'vitest'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { findLoadout } from './find-loadout.ts'

const game = makePlannerGame(['cup', 'cup'], {
  anchor: { rarity: 'normal', shelves: { 0: 1 } },
  climber: { rarity: 'super', shelves: { 0: 3, 1: 0 } },
  star: { rarity: 'high-end', shelves: { 0: 1, 1: 1 } },
})

test('a top shelf comes before any number of points or strength of skill', () => {
  const { best, runnerUp } = findLoadout(game, new Map(Object.entries({ anchor: 1, climber: 2 })), [0]).driver
  expect([best?.item.id, best?.shelves, runnerUp?.item.id, runnerUp?.shelves]).toEqual([
    'anchor',
    ['top'],
    'climber',
    ['middle'],
  ])
})

test('the level-up that climbs a shelf is named with its tickets, and the item to get with none', () => {
  const { levelUp, missing } = findLoadout(game, new Map(Object.entries({ anchor: 1, climber: 2 })), [0]).driver
  expect(levelUp).toMatchObject({ item: { id: 'climber' }, from: 2, level: 3, tickets: 2, shelves: ['top'] })
  expect(missing).toMatchObject({ item: { id: 'star' }, from: 0, level: 1, tickets: 0 })
})

test('the best item itself is worth levelling if that lifts it a shelf', () => {
  const { best, levelUp } = findLoadout(game, new Map([['climber', 1]]), [0]).driver
  expect(best?.item.id).toBe('climber')
  expect(levelUp).toMatchObject({ item: { id: 'climber' }, level: 3, tickets: 3 })
})

test('one set for several courses counts the shelves of all of them', () => {
  const owned = new Map(Object.entries({ anchor: 8, star: 1 }))
  expect(findLoadout(game, owned, [0, 1]).driver.best).toMatchObject({ item: { id: 'star' }, worth: 2, points: 1000 })
})

test('points are base points, and the boost of the level where the shelf is the top one', () => {
  // 400 + 400 × 3 × 150 / 30,000 × 150 actions.
  expect(findLoadout(game, new Map([['anchor', 4]]), [0]).driver.best?.points).toBe(1300)
  expect(findLoadout(game, new Map([['anchor', 4]]), [1]).driver.best).toMatchObject({
    points: 400,
    shelves: ['low'],
  })
})

test('a reader who owns nothing is told what to start with', () => {
  const { best, levelUp, missing } = findLoadout(game, new Map(), [0, 1]).driver
  expect([best, levelUp, missing?.item.id]).toEqual([null, null, 'star'])
})
