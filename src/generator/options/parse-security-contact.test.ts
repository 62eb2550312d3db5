import { expect, test } from 'vitest'
import { parseSecurityContact, remarkOnExpiry } from './parse-security-contact.ts'

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
