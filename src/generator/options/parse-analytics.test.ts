import { expect, test } from 'vitest'
import { parseAnalytics } from './parse-analytics.ts'

test.each([
  [{}, null],
  [{ PLAUSIBLE_DOMAIN: '', GA4_ID: '' }, null],
  [
    { PLAUSIBLE_DOMAIN: 'topshelf.example' },
    { plausible: { domain: 'topshelf.example', api: 'https://plausible.io/api/event' } },
  ],
  [
    { PLAUSIBLE_DOMAIN: 'topshelf.example', PLAUSIBLE_API: 'https://stats.example/api/event' },
    { plausible: { domain: 'topshelf.example', api: 'https://stats.example/api/event' } },
  ],
  [{ GA4_ID: 'G-ABC123DEF4' }, { ga4: { id: 'G-ABC123DEF4', origin: 'https://www.googletagmanager.com' } }],
  [
    { GA4_ID: 'G-ABC123DEF4', GA4_ORIGIN: 'http://localhost:9' },
    { ga4: { id: 'G-ABC123DEF4', origin: 'http://localhost:9' } },
  ],
])('%j', (environment, expected) => {
  expect(parseAnalytics(environment)).toEqual(expected)
})

test.each([
  [{ PLAUSIBLE_DOMAIN: 'https://topshelf.example' }, 'PLAUSIBLE_DOMAIN "https://topshelf.example" is not the name'],
  [{ PLAUSIBLE_DOMAIN: 'a b' }, 'PLAUSIBLE_DOMAIN "a b"'],
  [{ PLAUSIBLE_API: 'https://stats.example/' }, 'PLAUSIBLE_API is set without'],
  [{ PLAUSIBLE_DOMAIN: 'a.example', PLAUSIBLE_API: 'javascript:1' }, 'PLAUSIBLE_API "javascript:1"'],
  [{ GA4_ID: 'UA-12345-1' }, 'GA4_ID "UA-12345-1" is not a measurement id'],
  [{ GA4_ID: "G-'><script>" }, 'GA4_ID'],
  [{ GA4_ORIGIN: 'https://a.example' }, 'GA4_ORIGIN is set without'],
])('%j is refused', (environment, message) => {
  expect(() => parseAnalytics(environment)).toThrow(message)
})
