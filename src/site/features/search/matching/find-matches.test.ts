import { expect, test } from 'vitest'
import { asksForeignNames, mayBeEnglish } from './find-matches.ts'

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
