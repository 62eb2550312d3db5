import { execFileSync } from 'node:child_process'

/** Where the site is built; the same folder as for the tests in Chromium. */
export const siteFolder = '.cache/tests/site'

/** Builds the site from the fixture content. */
export default function buildSite(): void {
  const options = ['--content', 'tests/fixtures/content', '--out', siteFolder, '--cache', '.cache/tests']
  execFileSync(process.execPath, ['src/generator/commands/build.ts', ...options, '--today', '2020-11-20'], {
    stdio: 'inherit',
  })
}
