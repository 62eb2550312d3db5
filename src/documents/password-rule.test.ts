import { expect, test } from 'vitest'
import { findPasswordFault } from './password-rule.ts'

test.each(['correct horse', 'a'.repeat(127) + 'b', 'пароль длинный', '12345679', 'ZeldaLink'])(
  '%j is a password',
  (password) => {
    expect(findPasswordFault(password, 'peach@example.org')).toBeNull()
  },
)

test.each([
  ['1234567', 'The password must have at least 8 characters.'],
  ['😀😀😀😀', 'The password must have at least 8 characters.'],
  ['ab'.repeat(65), 'The password must have at most 128 characters.'],
  ['Peach@Example.org', 'The password must not be your e-mail address.'],
  ['princesspeachy', null],
  ['MarioKart', 'This password is too easy to guess.'],
  ['12345678', 'This password is too easy to guess.'],
  ['hgfedcba', 'This password is too easy to guess.'],
  ['zzzzzzzzzz', 'This password is too easy to guess.'],
])('%j: %s', (password, fault) => {
  expect(findPasswordFault(password, 'peach@example.org')).toBe(fault)
})

test('the name before the @ is not a password either', () => {
  expect(findPasswordFault('princess.peach', 'Princess.Peach@example.org')).toBe(
    'The password must not be your e-mail address.',
  )
})
