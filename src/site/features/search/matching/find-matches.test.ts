import { expect, test } from 'vitest'
import { asksForeignNames, mayBeEnglish, findDetailMatches, describeTour } from './find-matches.ts'

test.each<[query: string, wholeCount: number, asks: boolean]>([
  ['mario', 12, false],
  ['not', 0, false],
  ['not any', 0, false],
  ['notá', 0, true],
  ['クッパ', 0, true],
  ['쿠', 0, true],
  ['3DS クッパ', 3, true],
  ['Piñata', 1, true],
  ['Knochentrocken', 0, true],
  ['kn', 0, false],
  ['3ds', 40, false],
  ['', 0, false],
])('“%s” with %i English matches: %s', (query, wholeCount, asks) => {
  expect(asksForeignNames(query, wholeCount)).toBe(asks)
})

test('letters of another script are not a typo in an English name', () => {
  expect(['maroi', 'ＭＡＲＩＯ', 'クッパ', '쿠파', '酷霸王', '3DS クッパ'].map(mayBeEnglish)).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
  ])
})

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
