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
  for (let count = 0; count < 10; count++) limits.spend('signIn', 'here')
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

test('nobody saves up more than the burst', () => {
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
