import { expect, test } from 'vitest'
import { keepOption, listOptions, moveActive } from './search-group.ts'

const page = (path: string) => ({ kind: 'page', name: path, path }) as const

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
  const options = listOptions([
    { title: 'Recent', entries: [page('/drivers/')], rest: null, isRecent: true },
    { title: 'Pages', entries: [page('/drivers/')], rest: { name: 'All', path: '/', count: 9 } },
  ])
  expect(options).toMatchObject([
    { key: 'Recent /drivers/', path: '/drivers/', isRecent: true },
    { key: 'Pages /drivers/', path: '/drivers/', isRecent: false },
    { key: 'Pages /', path: '/', isRecent: false },
  ])
})

test.each([
  ['Karts /karts/royale/', ['Karts /karts/royale/', 'Pages /karts/', 'Rankings /today/', 'Rankings /']],
  ['Pages /drivers/', ['Pages /drivers/', 'Pages /karts/', 'Rankings /today/', 'Rankings /']],
  ['Rankings /', ['Pages /karts/', 'Rankings /today/', 'Rankings /']],
  ['Rankings /tomorrow/', ['Rankings /tomorrow/', 'Rankings /today/', 'Rankings /', 'Pages /karts/']],
  ['Rankings /before/', ['Rankings /today/', 'Rankings /before/', 'Pages /karts/']],
  ['Karts /', ['Karts /', 'Pages /karts/', 'Rankings /today/', 'Rankings /']],
])('%s stays when other groups arrive', (key, expected) => {
  const rest = { name: 'All', path: '/', count: 9 }
  const chosen = listOptions([
    { title: 'Rankings', entries: [], rest: { ...rest, path: '/before/' } },
    { title: 'Karts', entries: [page('/karts/royale/')], rest },
    { title: 'Pages', entries: [page('/drivers/')], rest: null },
    { title: 'Rankings', entries: [page('/tomorrow/')], rest },
  ]).find((option) => option.key === key)
  const arrived = [
    { title: 'Pages', entries: [page('/karts/')], rest: null },
    { title: 'Rankings', entries: [page('/today/')], rest },
  ]
  expect(listOptions(keepOption(arrived, chosen ?? null)).map((option) => option.key)).toEqual(expected)
})

const link = (name: string) => ({ kind: 'link', name, path: '/checklist/', to: 'Checklist' }) as const

test('two quick links to one page can be told apart', () => {
  const options = listOptions([{ title: 'Quick links', entries: [link('Export'), link('Undo')], rest: null }])
  expect(new Set(options.map(({ key }) => key)).size).toBe(2)
})
