import { expect, test } from 'vitest'
import { isFileAddress, parseAddress } from './parse-address.ts'

test.each([
  ['/', ['']],
  ['/drivers/mario/', ['drivers', 'mario', '']],
  ['/robots.txt', ['robots.txt']],
  ['/caf%C3%A9/', ['café', '']],
  ['//host/', ['', 'host', '']],
])('%s is read as %j', (pathname, segments) => {
  expect(parseAddress(pathname)).toEqual(segments)
})

test.each(['/%', '/%zz', '/%c0%ae', '/a%2fb', '/a%5cb', '/a%00', '/../a', '/%2e%2e/a', '/./a'])(
  '%s cannot be read',
  (pathname) => {
    expect(parseAddress(pathname)).toBeNull()
  },
)

test.each([
  [['drivers', ''], true],
  [[''], true],
  [['', 'host', ''], false],
  [['a'.repeat(255)], true],
  [['é'.repeat(128)], false],
])('%j can be a file: %s', (segments, expected) => {
  expect(isFileAddress(segments)).toBe(expected)
})
