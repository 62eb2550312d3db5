import { expect, test } from 'vitest'
import { parseContact } from './parse-contact.ts'

test.each([
  ['', null],
  ['  ', null],
  ['https://example.org/report', 'https://example.org/report'],
  [' https://example.org/new?labels=data ', 'https://example.org/new?labels=data'],
  ['mailto:data@example.org', 'mailto:data@example.org'],
  ['mailto:data@example.org?cc=b@example.org', 'mailto:data@example.org?cc=b@example.org'],
])('%j is accepted as %j', (text, expected) => {
  expect(parseContact('REPORT_URL', text)).toBe(expected)
})

test.each([
  'data@example.org',
  'example.org/report',
  'http://example.org/report',
  'https://example.org/report#form',
  'https://user:secret@example.org/',
  'javascript:alert(1)',
  'mailto:',
  'mailto:nobody',
  'mailto:data@example.org#top',
])('%j is refused, with what to write instead', (text) => {
  expect(() => parseContact('REPORT_URL', text)).toThrow(
    `REPORT_URL "${text}" is neither a web page nor a mailbox. ` +
      'Write it like https://example.org/report or mailto:data@example.org, or leave it out.',
  )
})
