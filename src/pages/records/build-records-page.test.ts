import { expect, test } from 'vitest'
import { expandReigns } from '../data/records-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { buildRecordsPage } from './build-records-page.ts'

const page = buildRecordsPage(buildSmallSource())

test('every ranked day is known in one way, and somebody is number one on it', () => {
  const days = Object.values(page.daysKnown).reduce((sum, count) => sum + count, 0)
  expect(days).toBe(21)
  expect(page.skipped).toEqual(['2019-10-02'])
  const told = Array.from({ length: days }, () => 0)
  for (const { from, until } of expandReigns(page.reigns.driver.reigns)) {
    for (let day = from; day < until; day += 1) told[day]! += 1
  }
  expect(told).toEqual(told.map(() => 1))
})

test('a record has its figure, its day, what proves it and how it is known', () => {
  const [drivers] = page.records.find(({ id }) => id === 'days-at-number-one')!.lists
  expect(drivers!.rows[0]).toMatchObject({
    holder: { kind: 'driver' },
    proof: expect.stringMatching(/^\/drivers\/[a-z-]+\/#history$/),
    known: { days: { recorded: expect.any(Number) } },
  })
})

test('no more than the record and five runners-up', () => {
  const lengths = page.records.flatMap(({ lists }) => lists.map(({ rows }) => rows.length))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(8)
})
