import { expect, test } from 'vitest'
import { parseBuildOptions } from './build-options.ts'

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

test('the day on the command line goes before that of the environment; none leaves it to the content', () => {
  expect(parseBuildOptions(['--today', '2020-11-21'], { TODAY: '2020-11-20' }).today).toBe('2020-11-21')
  expect(parseBuildOptions([], { TODAY: '2020-11-20' }).today).toBe('2020-11-20')
  expect(parseBuildOptions([], { TODAY: '' }).today).toBeNull()
})
