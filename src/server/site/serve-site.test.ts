import { expect, test } from 'vitest'
import { parseRange } from './serve-site.ts'

test.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['bytes=90-', { start: 90, end: 100 }],
  ['bytes=90-1000', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-1000', { start: 0, end: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
])('%s of a hundred bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected)
})
