import { expect, test } from 'vitest'
import { nextTheme } from './theme-toggle.tsx'

test.each([
  ['system', 'light'],
  ['light', 'dark'],
  ['dark', 'system'],
] as const)('after %s comes %s', (theme, next) => {
  expect(nextTheme(theme)).toBe(next)
})
