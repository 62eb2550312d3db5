import { expect, test } from 'vitest'
import { parseContact, parseSecurityContact, remarkOnExpiry } from './parse-contacts.ts'

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

const address = 'mailto:security@example.org'

test.each([
  [{}, null],
  [{ SECURITY_EXPIRES: '2027-06-30' }, null],
  [
    { SECURITY_CONTACT: address, SECURITY_EXPIRES: ' 2027-06-30 ' },
    { address, expires: '2027-06-30' },
  ],
])('%o names %o', (environment, expected) => {
  expect(parseSecurityContact(environment)).toEqual(expected)
})

test.each([
  [{ SECURITY_CONTACT: address }, 'SECURITY_EXPIRES "" is not a day.'],
  [{ SECURITY_CONTACT: address, SECURITY_EXPIRES: '2027-02-30' }, 'SECURITY_EXPIRES "2027-02-30" is not a day.'],
  [{ SECURITY_CONTACT: 'security@example.org', SECURITY_EXPIRES: '2027-06-30' }, 'SECURITY_CONTACT "security@'],
])('%o is refused', (environment, fault) => {
  expect(() => parseSecurityContact(environment)).toThrow(fault)
})

test.each([
  ['2027-06-30', /^$/],
  ['2026-11-28', /nobody trusts security\.txt/],
  ['2027-12-31', /more than a year ahead/],
] as const)('on 28 November 2026, a contact until %s: %s', (expires, remark) => {
  expect(remarkOnExpiry({ address, expires }, Date.parse('2026-11-28T12:00:00Z')) ?? '').toMatch(remark)
})
