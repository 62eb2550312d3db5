import { defineConfig } from 'vitest/config'

/** These wait for processes more than they work. */
const two = { maxWorkers: 2, sequence: { groupOrder: 0 } }
/** A browser keeps every core busy by itself; what a test waits for would come late beside another. */
const one = { maxWorkers: 1, sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    projects: [
      // Beside the code; tests/rankings and tests/pages look at the real content as a whole.
      {
        test: {
          ...two,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{rankings,pages}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      // Built from the fixture content: what stands in dist/, and what the server answers.
      {
        test: { ...two, name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      // The real server with accounts, on SQLite and on a PostgreSQL that is started for it.
      {
        test: {
          ...two,
          name: 'accounts',
          include: ['tests/accounts/**/*.test.ts'],
          globalSetup: ['tests/accounts/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      // The built site in a real browser.
      {
        test: {
          ...one,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
