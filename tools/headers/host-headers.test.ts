import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { findHeaders } from '#server/site/add-site-headers.ts'
import { embedPolicy, hostHeaders, readHostRules } from './host-headers.ts'

// nginx, Apache and Caddy serve the whole site in checks/static-hosts.ts.
const rules = readHostRules(
  [
    '/*',
    "  Content-Security-Policy: default-src 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
    '  Referrer-Policy: same-origin',
    '/assets/js/*',
    '  Cache-Control: immutable',
    '/assets/offline/*.pack',
    '  Cache-Control: immutable',
    '/feed.xml',
    '  Referrer-Policy: no-referrer',
  ].join('\n'),
)
const addresses = [
  '/',
  '/assets/js/',
  '/assets/js/a/b.js',
  '/assets/offline/a.pack',
  '/assets/offline/a.json',
  '/feedxxml',
]
const cases = [...addresses, '/feed.xml'].map(
  (address) => [address, Object.fromEntries(findHeaders(rules, address))] as const,
)

type Pair = { readonly key: string; readonly value: string }

test.each(cases)('the function of CloudFront sets the headers of %s', (uri, expected) => {
  const event = { request: { uri }, response: { headers: { etag: { value: '"a"' } } } }
  const { headers } = runInNewContext(`${hostHeaders.cloudfront!(rules)}\nhandler(event)`, { event })
  const wanted = Object.entries(expected).map(([name, value]) => [name.toLowerCase(), { value }])
  expect(headers).toEqual({ etag: { value: '"a"' }, ...Object.fromEntries(wanted) })
})

test.each(cases)('the rules of Firebase fit %s, the last one winning', (address, expected) => {
  const { hosting } = JSON.parse(hostHeaders.firebase!(rules))
  const fitting = hosting.headers.filter(({ regex }: { regex: string }) => new RegExp(regex).test(address))
  const pairs = fitting.flatMap(({ headers }: { headers: Pair[] }) => headers)
  expect(Object.fromEntries(pairs.map(({ key, value }: Pair) => [key, value]))).toEqual(expected)
})

test('the rules of Vercel have their patterns in parentheses', () => {
  const { headers } = JSON.parse(hostHeaders.vercel!(rules))
  expect(headers.map(({ source }: { source: string }) => source)).toEqual([
    '/(.*)',
    '/(.*)',
    '/assets/js/(.*)',
    '/assets/offline/(.*).pack',
    '/feed.xml',
  ])
  expect(headers[2].headers).toEqual([{ key: 'Cache-Control', value: 'immutable' }])
})

describe('a document', () => {
  const html = '<!doctype html><html><head><meta charset="utf-8"><title>A</title></head></html>'

  test('carries its policies before anything that they are about', () => {
    expect(embedPolicy(html, rules)).toBe(
      `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; upgrade-insecure-requests"><meta name="referrer" content="same-origin"><title>A</title></head></html>`,
    )
  })

  test('carries them once', () => {
    expect(embedPolicy(embedPolicy(html, rules), rules)).toBe(embedPolicy(html, rules))
  })

  test('without a place for them is a fault', () => {
    expect(() => embedPolicy('<!doctype html><p>A</p>', rules)).toThrow('no <meta charset>')
  })
})
