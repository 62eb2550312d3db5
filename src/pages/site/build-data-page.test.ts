import { expect, test } from 'vitest'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildPageSource } from '../source/build-page-source.ts'
import { reportedCatalogue } from '../testing/reported-catalogue.ts'
import { buildDataPage } from './build-data-page.ts'

const { collections } = buildDataPage(buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue)))

test('each field of a table is shown with a value of its first rows', () => {
  const { fields } = collections.find(({ name }) => name === 'shelves')!
  expect(fields.map(({ name, example }) => [name, example])).toEqual([
    ['kind', 'driver'],
    ['item', 'mario-santa'],
    ['variant', '3ds-bowsers-castle'],
    ['shelf', 'top'],
    ['level', '1'],
    ['since', '2019-10-09'],
    ['until', ''],
  ])
})

test('each table says what it holds', () => {
  for (const { contents, fields, count } of collections) {
    expect(contents).toMatch(/\.$/)
    expect(fields.some(({ example }) => example !== '')).toBe(count > 0)
  }
})
