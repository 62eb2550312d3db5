import { expect, test } from 'vitest'
import { findDetailMatches } from './find-detail-matches.ts'

const details = ['Mini-Turbo Plus', 'Coin Box', '', 'Rocket Start', 'Mini-Turbo Plus']

test.each([
  ['mini-turbo plus', [0, 4]],
  ['Mini Turbo', [0, 4]],
  [' turbo ', [0, 4]],
  ['box', [1]],
  ['start', [3]],
  ['art', []],
  ['co', []],
  ['', []],
])('%j finds %j', (query, indexes) => {
  expect(findDetailMatches(details, query)).toEqual(indexes)
})
