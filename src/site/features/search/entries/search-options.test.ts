import { expect, test } from 'vitest'
import { listOptions, moveActive } from './search-options.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', -1, 3, 2],
  ['ArrowDown', -1, 0, null],
  ['a', 1, 3, null],
])('%s from %i of %i', (key, index, count, expected) => {
  expect(moveActive(key, index, count)).toBe(expected)
})

test('a page that is also a recent search gives two options', () => {
  const page = { kind: 'page', name: 'Drivers', path: '/drivers/' } as const
  const options = listOptions([
    { title: 'Recent', entries: [page], rest: null, isRecent: true },
    { title: 'Pages', entries: [page], rest: { name: 'All', path: '/', count: 9 } },
  ])
  expect(options).toEqual([
    { key: 'Recent /drivers/', path: '/drivers/', isRecent: true },
    { key: 'Pages /drivers/', path: '/drivers/', isRecent: false },
    { key: 'Pages /', path: '/', isRecent: false },
  ])
})
