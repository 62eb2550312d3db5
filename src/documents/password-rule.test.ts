import { expect, test } from 'vitest'
import { findPasswordFault } from './password-rule.ts'

test.each(['correct horse', 'a'.repeat(127) + 'b', 'пароль длинный', '12345679', 'ZeldaLink'])(
  '%j is a password',
  (password) => {
    expect(findPasswordFault(password, 'peach@example.org')).toBeNull()
  },
)

test.each([
  ['1234567', 'short'],
  ['😀😀😀😀', 'short'],
  ['ab'.repeat(65), 'long'],
  ['Peach@Example.org', 'address'],
  ['princesspeachy', null],
  ['MarioKart', 'easy'],
  ['12345678', 'easy'],
  ['hgfedcba', 'easy'],
  ['zzzzzzzzzz', 'easy'],
])('%j: %s', (password, fault) => {
  expect(findPasswordFault(password, 'peach@example.org')).toBe(fault)
})

test('the name before the @ is not a password either', () => {
  expect(findPasswordFault('princess.peach', 'Princess.Peach@example.org')).toBe('address')
})
