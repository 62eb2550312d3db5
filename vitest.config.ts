import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      // Beside the code; tests/rankings and tests/pages look at the real content as a whole.
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/{rankings,pages}/**/*.test.ts'] } },
      // Built from the fixture content: what stands in dist/, and what the server answers.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 } },
      // The real server with accounts, on SQLite and on a PostgreSQL that is started for it.
      {
        test: {
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
