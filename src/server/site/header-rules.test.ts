import { expect, test } from 'vitest'
import { findHeaders, parseHeaderRules } from './add-site-headers.ts'

const rules = parseHeaderRules(
  [
    '/*',
    "  Content-Security-Policy: default-src 'self'; img-src 'self' data:",
    '  X-Frame-Options: DENY',
    '',
    '/assets/js/*',
    '  Cache-Control: public',
    '/exact',
    '  X-Frame-Options: SAMEORIGIN',
  ].join('\n'),
)
const policy = ['Content-Security-Policy', "default-src 'self'; img-src 'self' data:"] as const

test.each([
  ['/', [policy, ['X-Frame-Options', 'DENY']]],
  ['/assets/js/a.js', [policy, ['X-Frame-Options', 'DENY'], ['Cache-Control', 'public']]],
  ['/assets/jsx', [policy, ['X-Frame-Options', 'DENY']]],
  ['/exact', [policy, ['X-Frame-Options', 'SAMEORIGIN']]],
  ['/\n', [policy, ['X-Frame-Options', 'DENY']]],
  ['/assets/js/\n\u2028.js', [policy, ['X-Frame-Options', 'DENY'], ['Cache-Control', 'public']]],
  ['', [policy, ['X-Frame-Options', 'DENY']]],
])('%j', (pathname, expected) => {
  expect([...findHeaders(rules, pathname)]).toEqual(expected)
})

test('a line that is neither an address nor a header is refused', () => {
  expect(() => parseHeaderRules('/*\nX-Frame-Options: DENY')).toThrow('neither an address nor a header: X-Frame')
})
