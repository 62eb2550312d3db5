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

test.each([
  [['--contents', 'a'], {}, 'There is no option --contents. The options are --today, --content, --out and --cache.'],
  [['--today', '2020-02-30'], {}, 'The build day "2020-02-30" is not a day from 2019 to 2099. Write the day as YEAR-'],
  [[], { COMMIT: 'main' }, 'COMMIT "main" is not one. Write it like $(git rev-parse HEAD).'],
  [[], { SITE_URL: 'topshelf.example' }, 'SITE_URL "topshelf.example" is not an origin. Write it like https://'],
  [[], { REPORT_URL: 'data@example.org' }, 'REPORT_URL "data@example.org" is neither a web page nor a mailbox.'],
])('%j %j is refused', (commandLine, environment, sentence) => {
  expect(() => parseBuildOptions(commandLine, environment)).toThrow(sentence)
})
