import { expect, test } from 'vitest'
import { createLinkCollector } from './internal-links.ts'

const page = { path: '/drivers/mario/', kind: 'driver' }
const take = (markup: string) => {
  const collector = createLinkCollector('https://topshelf.example')
  collector.collect(markup, page, '')
  return collector.take().map(([target]) => target)
}

test.each([
  ['<a class="x" href="/karts/">Karts</a>', ['/karts/']],
  ['<a href="/karts/">Karts</a><a href="/karts/">Karts</a>', ['/karts/']],
  ['<img src="/assets/a.svg" alt="">', ['/assets/a.svg']],
  ['<link rel="canonical" href="https://topshelf.example/drivers/mario/">', ['/drivers/mario/']],
  ['<meta property="og:image" content="https://topshelf.example/card.png">', ['/card.png']],
  ['<meta name="theme-color" content="#abcdef"><meta name="x" content="/no/">', []],
  ['<a href="#main">Skip</a>', ['/drivers/mario/#main']],
  ['<a href="https://example.org/">Elsewhere</a><a href="//example.org/">Elsewhere</a>', []],
  ['<a href="mailto:a@example.org">Write</a>', []],
  ['<a data-href="/no/">No link</a> href=/no/', []],
])('%s', (markup, targets) => {
  expect(take(markup)).toEqual(targets)
})

test('a link is reported once, with the page where it was first seen; anchors once per kind of page', () => {
  const collector = createLinkCollector('https://topshelf.example')
  collector.collect('<a href="/karts/">', page, '')
  collector.collect('<a href="#courses">', page, '')
  expect(collector.take()).toEqual([
    ['/karts/', '/drivers/mario/'],
    ['/drivers/mario/#courses', '/drivers/mario/'],
  ])
  collector.collect('<a href="/karts/"><a href="#courses">', { path: '/drivers/luigi/', kind: 'driver' }, '')
  collector.collect('<a href="#courses">', { path: '/karts/b-dasher/', kind: 'kart' }, '')
  expect(collector.take()).toEqual([['/karts/b-dasher/#courses', '/karts/b-dasher/']])
})

test('a page in another language counts as the English one, unless it is a guide', () => {
  const collector = createLinkCollector('https://topshelf.example', ['', '/de'])
  const links = '<a href="/de/karts/#a"><a href="/de/tips-and-tricks/coins/#münzen"><a href="/desert/"><a href="#top">'
  collector.collect(links, page, '/de')
  expect(collector.take().map(([target]) => target)).toEqual([
    '/karts/#a',
    '/de/tips-and-tricks/coins/#münzen',
    '/desert/',
    '/drivers/mario/#top',
  ])
})
