import { defineConfig } from 'vitest/config'

/** The main journeys in Firefox and WebKit: before a release, not with every change. */
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: ['tests/browsers/build-site.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 1,
  },
})
