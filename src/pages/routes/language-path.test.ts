import { expect, test } from 'vitest'
import { addPrefix, removePrefix } from './language-path.ts'

test.each([
  ['/', '/de/'],
  ['/karts/', '/de/karts/'],
  ['/karts/?q=gold#search', '/de/karts/?q=gold#search'],
  ['/?search=mario', '/de/?search=mario'],
  ['/#end', '/de/#end'],
  ['/de/karts/', '/de/karts/'],
  ['/de/?search=mario', '/de/?search=mario'],
  ['/feed.xml', '/feed.xml'],
  ['/assets/data/', '/assets/data/'],
  ['/api/docs/', '/api/docs/'],
  ['//example.org/', '//example.org/'],
  ['https://example.org/', 'https://example.org/'],
  ['#main', '#main'],
  ['?page=2', '?page=2'],
])('a German page links to %s as %s', (address, written) => {
  expect(addPrefix(address, '/de')).toBe(written)
  expect(addPrefix(address, '')).toBe(address)
})

test.each([
  ['/de/karts/', '/karts/'],
  ['/de/', '/'],
  ['/de', '/'],
  ['/karts/', null],
  ['/desert/', null],
])('%s is %s', (pathname, path) => {
  expect(removePrefix(pathname, '/de')).toBe(path)
})

test('without a prefix, paths stay as they are', () => {
  expect(removePrefix('/karts/gold/', '')).toBe('/karts/gold/')
})
