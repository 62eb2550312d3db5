import { expect, test } from 'vitest'
import { describeClock } from './request.ts'

const hourMs = 60 * 60 * 1000
const date = 'Sat, 28 Nov 2026 17:00:00 GMT'

test.each([
  [0, null],
  [-23, null],
  [23, null],
  [
    -25,
    'This device’s clock is 1 day slow. Set it: what you change here counts as older than what you changed on other devices.',
  ],
  [24 * 3, 'This device’s clock is 3 days fast. Set it: your account does not take changes from the future.'],
])('%i hours from the server’s: %s', (hours, message) => {
  expect(describeClock(date, Date.parse(date) + hours * hourMs)).toEqual(message)
})

test.each([null, '', 'yesterday'])('a server that says %j as its date tells nothing', (header) => {
  expect(describeClock(header, 0)).toBeNull()
})
