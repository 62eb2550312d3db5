import { expect, test } from 'vitest'
import { escapeControls } from './escape-controls.ts'

test.each([
  ['plain Ümläut カート 🏎', 'plain Ümläut カート 🏎'],
  ['\x1b[2Jgone', '\\u001b[2Jgone'],
  ['one\nanother\r', 'one\\u000aanother\\u000d'],
  ['\x9b31m and \x7f', '\\u009b31m and \\u007f'],
  ['\u202eelbisrever\u2028', '\\u202eelbisrever\\u2028'],
  // Beyond 16 bits: a tag, which shows as nothing.
  ['\u{e0041}', '\\udb40\\udc41'],
])('%j becomes %j', (text, escaped) => {
  expect(escapeControls(text)).toBe(escaped)
  // Where the text is JSON already, it means the same.
  expect(JSON.parse(`"${escaped}"`)).toBe(text)
})
