import { expect, test } from 'vitest'
import { isComposing } from './key-events.ts'

test.each([
  ['Enter', false, 13, false],
  ['Enter within a word of kana', true, 229, true],
  ['Enter that confirms it, in Chrome', true, 13, true],
  ['Enter that confirms it, in Safari', false, 229, true],
])('%s', (_, isWithin, keyCode, expected) => {
  expect(isComposing({ isComposing: isWithin, keyCode })).toBe(expected)
})
