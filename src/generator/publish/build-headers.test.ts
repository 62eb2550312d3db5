import { siteLanguages } from '#pages/config/site-config.ts'
import { describe, expect, test } from 'vitest'
import { buildHeaders, type HeaderFacts } from './build-headers.ts'

const facts: HeaderFacts = {
  siteUrl: 'https://topshelf.example',
  analytics: null,
  languages: siteLanguages.slice(0, 1),
  documents: [
    '<script>run()</script><script type="application/json">{"a":1}</script><script src="/a.js"></script>',
    '<script>run()</script>',
  ],
}

function readPolicy(headers: string): string {
  return /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''
}

describe('the content policy', () => {
  test('allows the scripts that documents run themselves by their hash, and no other inline script', () => {
    const scripts = /script-src ([^;]*)/.exec(readPolicy(buildHeaders(facts)))?.[1]
    // printf 'run()' | openssl dgst -sha256 -binary | base64
    expect(scripts).toBe("'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='")
  })

  test('names no other origin without analytics', () => {
    expect(readPolicy(buildHeaders(facts))).not.toMatch(/https?:\/\//)
  })

  test('allows analytics if configured', () => {
    const analytics = {
      plausible: { domain: 'topshelf.example', api: 'https://stats.example/api/event' },
      ga4: { id: 'G-ABC123DEF4', origin: 'https://www.googletagmanager.com' },
    }
    const policy = readPolicy(buildHeaders({ ...facts, analytics }))
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']*' https:\/\/www\.googletagmanager\.com;/)
    expect(policy).toMatch(/connect-src 'self' https:\/\/stats\.example https:\/\/www\.googletagmanager\.com /)
  })
})

test.each([
  ['https://topshelf.example', true],
  ['http://localhost:8080', false],
])('%s asks browsers to stay on https: %s', (siteUrl, expected) => {
  const headers = buildHeaders({ ...facts, siteUrl })
  expect(headers.includes('Strict-Transport-Security')).toBe(expected)
  expect(headers.includes('upgrade-insecure-requests')).toBe(expected)
})

test('https is asked for on the host of the site alone', () => {
  expect(buildHeaders(facts)).toMatch(/^  Strict-Transport-Security: max-age=31536000$/m)
})

test('has one rule per pattern, with its headers indented below', () => {
  for (const line of buildHeaders(facts).trimEnd().split('\n')) expect(line).toMatch(/^(?:\/\S*|  [A-Z][\w-]+: .+)$/)
})
