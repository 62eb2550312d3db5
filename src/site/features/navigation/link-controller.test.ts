import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPageLink, isExternalLink, isPlainClick, leadsElsewhere, relateLink } from './link-controller.ts'

const origin = 'https://topshelf.example:8443'
const link = { href: `${origin}/drivers/`, target: '', hasDownload: false }
const find = ({ href, ...traits }: typeof link) => findPageLink({ ...traits, url: URL.parse(href) }, origin)
const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false }

test.each([
  ['a page', {}, '/drivers/'],
  ['query and hash', { href: `${origin}/drivers/?q=a#b` }, '/drivers/?q=a#b'],
  ['no slash at the end', { href: `${origin}/drivers` }, '/drivers'],
  ['target _self', { target: '_self' }, '/drivers/'],
  ['target _SELF', { target: '_SELF' }, '/drivers/'],
  ['a dot in an earlier segment', { href: `${origin}/courses/v1.2/castle/` }, '/courses/v1.2/castle/'],
  ['a dot in the last segment, before a slash', { href: `${origin}/drivers/mr.x/` }, '/drivers/mr.x/'],
])('stays within the site: %s', (_what, traits, expected) => {
  const url = find({ ...link, ...traits })
  expect(url && url.href.slice(origin.length)).toBe(expected)
})

test.each([
  ['target _blank', { target: '_blank' }],
  ['a named target', { target: 'other' }],
  ['download', { hasDownload: true }],
  ['another protocol', { href: 'http://topshelf.example:8443/drivers/' }],
  ['another host', { href: 'https://www.topshelf.example:8443/drivers/' }],
  ['another port', { href: 'https://topshelf.example/drivers/' }],
  ['a file', { href: `${origin}/drivers/mario.json` }],
  ['a path without a route', { href: `${origin}/healthz` }],
  ['mailto', { href: 'mailto:a@topshelf.example' }],
  ['tel', { href: 'tel:+4912345' }],
  ['javascript', { href: 'javascript:void 0' }],
  ['no address at all', { href: 'https://' }],
])('is left to the browser: %s', (_what, traits) => {
  expect(find({ ...link, ...traits })).toBeNull()
})

test.each([
  ['left button', {}, true],
  ['middle button', { button: 1 }, false],
  ['right button', { button: 2 }, false],
  ['with Alt', { altKey: true }, false],
  ['with Control', { ctrlKey: true }, false],
  ['with Meta', { metaKey: true }, false],
  ['with Shift', { shiftKey: true }, false],
  ['answered by somebody else', { defaultPrevented: true }, false],
])('plain click: %s', (_what, traits, expected) => {
  expect(isPlainClick({ ...click, ...traits })).toBe(expected)
})

test.each([
  ['https://example.org/', true],
  ['http://topshelf.example:8443/', true],
  [`${origin}/drivers/`, false],
  ['mailto:a@example.org', false],
  ['tel:+4912345', false],
  ['https://', false],
])('external link %s: %s', (href, expected) => {
  expect(isExternalLink(URL.parse(href), origin)).toBe(expected)
})

test.each([
  ['/drivers/', '/drivers/', 'page'],
  ['/drivers/', '/drivers/?q=mario', 'page'],
  ['/drivers/?q=mario', '/drivers/?q=mario', 'page'],
  ['/drivers/?q=luigi', '/drivers/?q=mario', null],
  ['/drivers/#search', '/drivers/', null],
  ['/drivers/', '/drivers/mario/', 'section'],
  ['/courses/', '/courses/3ds/bowsers-castle/', 'section'],
  ['/drivers/#search', '/drivers/mario/', null],
  ['/drivers/?q=a', '/drivers/mario/', null],
  ['/', '/drivers/', null],
  ['/', '/', 'page'],
  ['/ranking/', '/rankings/', null],
  ['/drivers/mario/', '/drivers/', null],
])('a link to %s on %s: %s', (path, page, expected) => {
  expect(relateLink(new URL(path, origin), new URL(page, origin))).toBe(expected)
})

test.each([
  ['/karts/', true],
  ['/drivers/luigi/', true],
  ['/drivers/mario/', false],
  ['/drivers/', false],
  ['/', false],
  ['/karts/?q=dash', false],
  ['/karts/#list', false],
  ['/karts', false],
  ['karts/', false],
  ['//karts/', false],
  ['/a/../karts/', false],
  ['https://example.org/', false],
])('on /drivers/mario/, %s surely leads elsewhere: %s', (address, expected) => {
  expect(leadsElsewhere(address, new URL('/drivers/mario/?q=a', origin))).toBe(expected)
})

test('links that certainly lead elsewhere are on this site, and are neither the page nor a section around it', () => {
  const segment = fc.constantFrom('drivers', 'mario', 'karts', '..', '.', '', 'é', 'a b', 'x?y', 'x#y', '\\')
  const path = fc.array(segment, { maxLength: 3 }).map((segments) => ['', ...segments, ''].join('/'))
  const address = fc.oneof(path, fc.string())
  fc.assert(
    fc.property(address, fc.constantFrom('/drivers/mario/', '/drivers/', '/', '/karts/mario/drivers/'), (text, at) => {
      const page = new URL(at, origin)
      if (!leadsElsewhere(text, page)) return
      const target = new URL(text, page)
      expect(target.pathname).toBe(text)
      expect([isExternalLink(target, origin), relateLink(target, page)]).toEqual([false, null])
    }),
  )
})
