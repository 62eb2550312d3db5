import { describe, expect, it, test } from 'vitest'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import type { PlannerItem } from './planner-game.ts'
import { scorePlacement, type LoadoutShelf } from './score-placement.ts'

function makeItem(rest: Partial<PlannerItem>): PlannerItem {
  return { ...makePlannerGame(['cup'], { item: { shelves: {} } }).items.driver[0]!, ...rest }
}

describe('at the cap', () => {
  it.each<[string, Partial<PlannerItem>, LoadoutShelf[], number]>([
    ['a driver', { skillStrength: 5 }, ['top'], 70 + 10 + 10],
    ['a driver on the middle shelf', { skillStrength: 5, rarity: 'normal' }, ['middle'], 17.5 + 8 + 10],
    ['a driver whose skill is not known', { skillStrength: null }, ['top', 'low'], (35 + 10) / 0.8],
    ['a kart', { kind: 'kart', rarity: 'super' }, ['top', 'middle', 'low'], 85 / 2 + 13.2],
  ])('%s has the score of the rankings', (_, item, shelves, score) => {
    expect(scorePlacement(makeItem(item), 8, shelves, shelves.length).score).toBeCloseTo(score, 10)
  })
})

test('below the cap an item on the top shelf has the points that it earns, and as many as ever on the others', () => {
  const kart = makeItem({ kind: 'kart' })
  const partAt = (level: number, shelves: LoadoutShelf[]) => scorePlacement(kart, level, shelves, 1).pointsPart
  expect([partAt(8, ['top']), partAt(1, ['top']), partAt(1, ['middle'])]).toEqual([100, expect.closeTo(16, 10), 100])
  expect(partAt(4, ['top', 'low'])).toBeCloseTo((52 + 100) / 2, 10)
})

test('a shelf is never worth less at a higher level', () => {
  for (const kind of ['driver', 'kart'] as const) {
    const item = makeItem({ kind, skillStrength: null })
    const scores = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (level) => scorePlacement(item, level, [level >= 3 ? 'top' : 'middle', 'top', 'low'], 3).score,
    )
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    expect(new Set(scores).size).toBe(8)
  }
})
