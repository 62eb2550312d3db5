import { expect, test } from 'vitest'
import { parseBuildOptions } from './build-options.ts'

test.each([
  ['2026-11-25T06:00:00Z', '2026-11-25'],
  ['2026-11-25T23:59:59Z', '2026-11-25'],
  ['2026-11-26T00:00:00Z', '2026-11-25'],
  ['2026-11-26T05:59:59Z', '2026-11-25'],
  ['2026-11-26T06:00:00Z', '2026-11-26'],
])('a build at %s is for the current game day, %s', (moment, today) => {
  expect(parseBuildOptions([], {}, Date.parse(moment)).today).toBe(today)
})

test.each([
  [{}, 'http://localhost:8080'],
  [{ PORT: '3000' }, 'http://localhost:3000'],
  [{ PORT: '3000', SITE_URL: 'https://example.org' }, 'https://example.org'],
  [{ PORT: '' }, 'http://localhost:8080'],
  [{ PORT: 'three' }, 'http://localhost:8080'],
  [{ PORT: '99999' }, 'http://localhost:8080'],
])('with %o, a build is for %s', (environment, siteUrl) => {
  expect(parseBuildOptions([], environment).siteUrl).toBe(siteUrl)
})

test('an explicit day wins, the command line’s first', () => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  expect(parseBuildOptions([], { TODAY: '2020-11-20' }, now).today).toBe('2020-11-20')
  expect(parseBuildOptions(['--today', '2020-11-21'], { TODAY: '2020-11-20' }, now).today).toBe('2020-11-21')
})
