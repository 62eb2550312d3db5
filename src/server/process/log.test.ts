import { expect, test } from 'vitest'
import { describeLine, escapeControls } from './log.ts'

test('nothing that is asked for moves the cursor or forges a line', () => {
  const path = '/\u001b[2J\u009b1A\ninfo: Topshelf is served at http://evil.example/'
  const stack = `Error: no ${path}\n    at serve`
  expect(describeLine(JSON.stringify({ level: 'info', msg: 'answered', method: 'GET', path, status: 404 }))).toBe(
    'answered GET /\\u001b[2J\\u009b1A\\u000ainfo: Topshelf is served at http://evil.example/ 404\n',
  )
  expect(describeLine(JSON.stringify({ level: 'error', msg: 'an answer failed', err: { stack } }))).toBe(
    [
      'error: an answer failed',
      '  Error: no /\\u001b[2J\\u009b1A',
      '  info: Topshelf is served at http://evil.example/',
      '      at serve\n',
    ].join('\n'),
  )
})

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
