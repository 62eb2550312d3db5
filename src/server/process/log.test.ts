import { expect, test } from 'vitest'
import { describeLine } from './log.ts'

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
