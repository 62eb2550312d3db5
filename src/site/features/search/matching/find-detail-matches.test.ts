import { expect, test } from 'vitest'
import { findDetailMatches } from './find-detail-matches.ts'

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
