import { expect, test } from 'vitest'
import { buildDesignData } from './build-design-data.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'

const page = buildDesignData(buildSmallSource())

test('shows one of each rarity of each kind, and one course of each platform', () => {
  expect(page.items.map(({ kind, rarity, id }) => [kind, rarity, id])).toEqual([
    ['driver', 'super', 'mario'],
    ['driver', 'high-end', 'mario-santa'],
    ['kart', 'normal', 'pipe-frame'],
    ['kart', 'high-end', 'b-dasher'],
    ['glider', 'normal', 'super-glider'],
  ])
  expect(page.courses.map(({ platform }) => platform)).toEqual(['tour', '3ds'])
})

test('has rows of the newest ranking', () => {
  expect(page.rows.length).toBeGreaterThan(0)
  expect(page.rows[0]).toMatchObject({ rank: 1, item: { kind: 'driver' } })
})
