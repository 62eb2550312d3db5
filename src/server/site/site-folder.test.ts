import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { findInFolder, isFileAddress, parseAddress } from './site-folder.ts'

const folder = makeTemporaryFolder()
beforeAll(() => {
  for (const name of ['_headers', 'build.json', 'robots.txt']) writeFileSync(join(folder, name), name)
})

test.each([
  ['a file', ['robots.txt'], 'file'],
  ['what tells servers of headers', ['_headers'], 'nothing'],
  ['what the build notes for itself', ['build.json'], 'nothing'],
  ['a path of 8,000 characters', Array.from({ length: 1000 }, () => 'seven77'), 'nothing'],
])('%s is published, or not', (_what, segments, expected) => {
  expect(findInFolder(folder, segments).is).toBe(expected)
})

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
