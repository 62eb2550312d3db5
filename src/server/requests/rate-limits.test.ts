import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRateLimits } from './rate-limits.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1000)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a burst passes, the next one waits, and the allowance recovers', () => {
  const limits = createRateLimits(1)
  for (let count = 0; count < 40; count++) limits.spend('signIn', 'here')
  expect(() => limits.spend('signIn', 'here')).toThrow(
    expect.objectContaining({ code: 'rate-limited', details: { retryAfter: 6 } }),
  )
  vi.advanceTimersByTime(5000)
  expect(limits.trySpend('signIn', 'here')).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(limits.trySpend('signIn', 'here')).toBe(true)
  expect(limits.trySpend('signIn', 'here')).toBe(false)
})

test('others, and other limits, are not touched', () => {
  const limits = createRateLimits(1)
  for (let count = 0; count < 3; count++) limits.spend('sendMailFrom', 'here')
  expect(limits.trySpend('sendMailFrom', 'here')).toBe(false)
  expect(limits.trySpend('sendMailFrom', 'there')).toBe(true)
  expect(limits.trySpend('signIn', 'here')).toBe(true)
})

test('no more than the burst is saved up', () => {
  const limits = createRateLimits(1)
  vi.advanceTimersByTime(3_600_000)
  for (let count = 0; count < 3; count++) limits.spend('sendMailFrom', 'here')
  expect(limits.trySpend('sendMailFrom', 'here')).toBe(false)
})

test('a factor multiplies burst and pace', () => {
  const limits = createRateLimits(2)
  for (let count = 0; count < 6; count++) limits.spend('sendMailFrom', 'here')
  expect(limits.trySpend('sendMailFrom', 'here')).toBe(false)
  vi.advanceTimersByTime(150_000)
  expect(limits.trySpend('sendMailFrom', 'here')).toBe(true)
})

test('the smallest factor lets one through at a time', () => {
  const limits = createRateLimits(0.01)
  expect(limits.trySpend('sendMailFrom', 'here')).toBe(true)
  expect(limits.trySpend('sendMailFrom', 'here')).toBe(false)
  vi.advanceTimersByTime(30_000_000)
  expect(limits.trySpend('sendMailFrom', 'here')).toBe(true)
})

test('what is reserved is left for others', () => {
  const limits = createRateLimits(1)
  for (let count = 0; count < 6; count++) limits.spend('mailTo', 'me@topshelf.example', 6)
  expect(limits.trySpend('mailTo', 'me@topshelf.example', 6)).toBe(false)
  for (let count = 0; count < 6; count++) limits.spend('mailTo', 'me@topshelf.example')
  expect(limits.trySpend('mailTo', 'me@topshelf.example')).toBe(false)
})

test('a /48 may do what four of its networks may', () => {
  const limits = createRateLimits(1)
  const passed = Array.from({ length: 200 }, (_, number) => limits.trySpend('signIn', `2001:db8:1:${number}::/64`))
  expect(passed.filter(Boolean)).toHaveLength(160)
  expect(limits.trySpend('signIn', '2001:db8:2:1::/64')).toBe(true)
  expect(limits.trySpend('signIn', '192.0.2.1')).toBe(true)
})

test('65,536 requests from one /48, and as many from elsewhere, drop no count of guesses', () => {
  const limits = createRateLimits(1)
  for (let count = 0; count < 50; count++) limits.spend('signInFor', 'me@topshelf.example')
  for (let number = 0; number < 65_536; number++) {
    limits.trySpend('read', `2001:db8:1:${number.toString(16)}::/64`)
    limits.trySpend('ask', `2001:db8:${number.toString(16)}:1::/64`)
    limits.trySpend('signInFrom', `2001:db8:${number.toString(16)}:1::/64 me@topshelf.example`)
  }
  expect(limits.trySpend('signInFor', 'me@topshelf.example')).toBe(false)
})
