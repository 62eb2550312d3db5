import { expect, test } from 'vitest'
import { findDetailMatches, describeTour } from './find-detail-matches.ts'

const details = ['Mini-Turbo Plus', 'Coin Box', '', 'Rocket Start', 'Mini-Turbo Plus']

test.each([
  ['mini-turbo plus', [0, 4]],
  ['Mini Turbo', [0, 4]],
  [' turbo ', [0, 4]],
  ['box', [1]],
  ['start', [3]],
  ['mini t', [0, 4]],
  ['mini plus', []],
  ['art', []],
  ['co', []],
  ['', []],
])('%j finds %j', (query, indexes) => {
  expect(findDetailMatches(details, query)).toEqual(indexes)
})

test('the very words come before words that begin with them', () => {
  const tours = ['Tour 150 June 2025', 'Tour 15 April 2020', 'Tour 1 October 2019']
  expect(findDetailMatches(tours, 'tour 15')).toEqual([1, 0])
})

const tours = [
  { number: 160, start: '2025-12-31', end: '2026-01-14' },
  { number: 159, start: '2025-12-17', end: '2025-12-31' },
  { number: 154, start: '2025-10-08', end: '2025-10-22' },
  { number: 153, start: '2025-09-24', end: '2025-10-08' },
  { number: 15, start: '2020-04-01', end: '2020-04-15' },
] as const

test.each([
  ['154', [154]],
  ['Tour 153', [153]],
  ['15', [15]],
  ['tour 15', [15, 159, 154, 153]],
  ['oct 2025', [154, 153]],
  ['October 2025', [154, 153]],
  ['sept 2025', [153]],
  ['dec 2025', [160, 159]],
  ['jan 2026', [160]],
  ['dec 2026', []],
  ['april', [15]],
])('%s: %j', (query, numbers) => {
  const described = tours.map(describeTour)
  expect(findDetailMatches(described, query).map((index) => tours[index]!.number)).toEqual(numbers)
})
