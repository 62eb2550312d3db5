import { expect, test } from 'vitest'
import { parseOrigin } from './parse-url.ts'

test.each([
  ['https://example.org', 'https://example.org'],
  ['https://example.org/', 'https://example.org'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['HTTPS://Example.org:443', 'https://example.org'],
])('%s is the origin %s', (text, origin) => {
  expect(parseOrigin(text)).toBe(origin)
})

test.each([
  '',
  'example.org',
  'ftp://example.org',
  'https://example.org/site',
  'https://example.org/?a',
  'https://example.org/#a',
  'https://user@example.org',
  'https://user:secret@example.org',
  'https://:secret@example.org',
])('%s is not an origin', (text) => {
  expect(parseOrigin(text)).toBeNull()
})
