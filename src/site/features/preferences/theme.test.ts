import { expect, test } from 'vitest'
import { nextTheme } from './theme.ts'
import { themeScript } from './theme-script.ts'

test.each([
  ['system', 'light'],
  ['light', 'dark'],
  ['dark', 'system'],
] as const)('after %s comes %s', (theme, next) => {
  expect(nextTheme(theme)).toBe(next)
})

function run(stored: () => string | null): string | undefined {
  const dataset: { theme?: string } = {}
  // oxlint-disable-next-line no-implied-eval -- the script is text because documents carry it inline
  const script = new Function('document', 'localStorage', themeScript)
  script({ documentElement: { dataset } }, { getItem: stored })
  return dataset.theme
}

test.each(['light', 'dark', 'system'])('a stored theme (%s) applies before the first paint', (theme) => {
  expect(run(() => theme)).toBe(theme)
})

test('without a stored theme, the system decides', () => {
  expect(run(() => null)).toBe('system')
})

function refuse(): never {
  throw new Error('SecurityError')
}

test('a browser that denies storage still shows the page', () => {
  expect(run(refuse)).toBe('system')
})
