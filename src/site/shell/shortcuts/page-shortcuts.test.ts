import { expect, test } from 'vitest'
import { toShortcut } from './page-shortcuts.ts'

test.each([
  ['o', false, 'o'],
  ['with Caps Lock, O', false, 'o'],
  ['with Shift, O', true, 'O'],
  ['?', true, '?'],
  ['[', false, '['],
])('%s', (pressed, shiftKey, shortcut) => {
  expect(toShortcut({ key: pressed.slice(-1), shiftKey })).toBe(shortcut)
})
