import { expect, test } from 'vitest'
import { buildPlannerPage } from './build-planner-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const page = buildPlannerPage(buildSmallSource())

test('each starter is the item that adds most to those before it at level 1', () => {
  expect(page.starters.driver.map(({ item, topCount, adds }) => [item.id, topCount, adds])).toEqual([
    ['mario-santa', 3, 3],
  ])
})

test('it tells how many course variants can be planned for', () => {
  expect(page.variantCount).toBeGreaterThan(0)
  expect(page.path).toBe('/planner/')
})
