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

test('a rival that takes more tickets to score less gives way to the best item', () => {
  const rivals = makePlannerGame(['cup'], {
    peach: { skillStrength: 9, shelves: { 0: 1 } },
    luigi: { skillStrength: 7, shelves: { 0: 1 } },
  })
  const owned = new Map(Object.entries({ peach: 3, luigi: 3 }))
  const { best, levelUp } = findLoadout(rivals, owned, [0]).driver
  expect(best?.item.id).toBe('peach')
  expect(levelUp).toMatchObject({ item: { id: 'peach' }, from: 3, level: 4, tickets: 2 })
})

test('the best item also comes first where a rival would score the same for more tickets', () => {
  const rivals = makePlannerGame(['cup'], {
    minibus: { kind: 'kart', shelves: { 0: 1 } },
    titan: { kind: 'kart', shelves: { 0: 1 } },
  })
  const owned = new Map(Object.entries({ minibus: 6, titan: 3 }))
  expect(findLoadout(rivals, owned, [0]).kart.levelUp).toMatchObject({ item: { id: 'minibus' }, level: 7, tickets: 5 })
})

test('a rival that climbs to a better shelf comes before a few more points for the best item', () => {
  const rivals = makePlannerGame(['cup'], {
    steady: { skillStrength: 2, shelves: { 0: 1 } },
    climber: { skillStrength: 9, shelves: { 0: 6 } },
  })
  const owned = new Map(Object.entries({ steady: 3, climber: 3 }))
  const { best, levelUp } = findLoadout(rivals, owned, [0]).driver
  expect(best?.item.id).toBe('steady')
  expect(levelUp).toMatchObject({ item: { id: 'climber' }, level: 6, tickets: 7 })
})

test('an item to get is not named at a level for which the tickets would take an owned one as far', () => {
  const shops = makePlannerGame(['cup'], {
    owned: { skillStrength: 8, shelves: { 0: 1 } },
    tempting: { skillStrength: 8, shelves: { 0: 6 } },
    better: { skillStrength: 10, shelves: { 0: 8 } },
  })
  const { levelUp, missing, isUnbeaten } = findLoadout(shops, new Map([['owned', 3]]), [0]).driver
  expect(isUnbeaten).toBe(false)
  expect(levelUp).toMatchObject({ item: { id: 'owned' }, level: 4 })
  expect(missing).toMatchObject({ item: { id: 'better' }, level: 8, tickets: 22 })
})

test('an item that no other beats is said to be unbeaten, also while it can be levelled', () => {
  const alone = makePlannerGame(['cup'], {
    first: { skillStrength: 8, shelves: { 0: 1 } },
    second: { skillStrength: 2, shelves: { 0: 3 } },
  })
  const findDriver = (levels: Record<string, number>) => findLoadout(alone, new Map(Object.entries(levels)), [0]).driver
  expect(findDriver({ first: 4 })).toMatchObject({ levelUp: { item: { id: 'first' }, level: 5 }, isUnbeaten: true })
  expect(findDriver({ first: 8 })).toMatchObject({ levelUp: null, isUnbeaten: true })
  expect(findDriver({ second: 8 })).toMatchObject({ missing: { item: { id: 'first' } }, isUnbeaten: false })
  expect(findDriver({}).isUnbeaten).toBe(false)
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
