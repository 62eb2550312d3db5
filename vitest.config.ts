import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests start hundreds of builds, servers and workers, which all load the same code: Node compiles it only once. */
process.env.NODE_COMPILE_CACHE = resolve('.cache/tests/compiled-code')

/** Builds are in English alone, unless a test asks for more: each language takes as long as the scripts of the site. */
process.env.LANGUAGES = 'en'

/** Where tests and what they start keep temporary files: workers are ended before they could remove their own. */
const temporaryFolder = mkdtempSync(join(tmpdir(), 'topshelf-tests-'))
// PostgreSQL, which does not run as root, has its folder in it.
chmodSync(temporaryFolder, 0o711)
process.env.TMPDIR = temporaryFolder
process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true, maxRetries: 3 }))

/**
 * How long anything may take before it counts as hung. A busy machine may well be ten times slower than a quiet one,
 * and no test exists to find that out.
 */
const shared = {
  // Reimporting the code for each of three hundred files would take longer than many of their tests.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Tests wait for browsers and builds: one more file at a time than the two cores that they are made for. */
const working = { ...shared, maxWorkers: 3, sequence: { groupOrder: 1 } }

/** These wait for servers and databases half the time, so they come first, twice as many at once. */
const waiting = { ...shared, maxWorkers: 6, sequence: { groupOrder: 0 } }

export default defineConfig({
  test: {
    projects: [
      {
        // Beside the code.
        test: {
          ...working,
          name: 'unit',
          include: ['{src,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // The real content as a whole. Projects run by their names, so that these long ones come before the short units:
        // started last, one of them would keep one core busy and leave the other idle.
        test: {
          ...working,
          name: 'content',
          include: ['tests/{rankings,pages}/**/*.test.ts'],
          // West of Greenwich, where a day that is read by the local clock is the one before.
          env: { TZ: 'America/New_York' },
        },
      },
      {
        // Built from the fixture content: what is in dist/, and what the server answers.
        test: {
          ...working,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/global-setup.ts'],
        },
      },
      {
        // The real server with accounts, on SQLite and on a PostgreSQL that is started for it.
        test: {
          ...waiting,
          name: 'accounts',
          include: ['tests/accounts/**/*.test.ts'],
          globalSetup: ['tests/accounts/global-setup.ts'],
        },
      },
      {
        // The built site in a real browser.
        test: {
          ...working,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
        },
      },
    ],
  },
})
