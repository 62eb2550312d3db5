import { describe, expect, test } from 'vitest'
import { formatBrokenLinks, findBrokenLinks } from './verify-links.ts'

const documents: Readonly<Record<string, string>> = {
  'index.html': '<main id="main"></main>',
  'courses/3ds/daisy-hills/index.html': '<h2 id="daisy&#x27;s-hills">',
}
const site = {
  paths: new Set(['/', '/courses/3ds/daisy-hills/']),
  files: new Set(['feed.xml', 'assets/ä.svg', ...Object.keys(documents)]),
  readDocument: (file: string) => documents[file] ?? '',
  isAsBefore: () => false,
}
const faultOf = (target: string) => findBrokenLinks(new Map([[target, '/']]), site)[0]?.fault

test.each([
  ['/', undefined],
  ['/?rarity=super&amp;sort=name', undefined],
  ['/#main', undefined],
  ['/feed.xml', undefined],
  ['/assets/%C3%A4.svg', undefined],
  ['/courses/3ds/daisy-hills/#daisy&#x27;s-hills', undefined],
  ['/courses/3ds/daisy-hills', 'lacks its trailing slash'],
  ['/courses/3ds/', 'leads to no page and no file'],
  ['/feed.json', 'leads to no page and no file'],
  ['/#elsewhere', 'leads to no anchor of that page'],
  ['/#%E4', 'leads to no anchor of that page'],
  ['/assets/%E4.svg', 'leads to no page and no file'],
  ['/?rarity=super#elsewhere', 'leads to no anchor of that page'],
])('%s', (target, fault) => {
  expect(faultOf(target)).toBe(fault)
})

test('all dead links are reported, each with a page that has it', () => {
  const links = new Map([
    ['/karts/', '/drivers/mario/'],
    ['/', '/drivers/mario/'],
    ['/gliders/', '/courses/3ds/daisy-hills/'],
  ])
  expect(formatBrokenLinks(findBrokenLinks(links, site))).toBe(
    'The page /drivers/mario/ links to /karts/, which leads to no page and no file.\n' +
      'The page /courses/3ds/daisy-hills/ links to /gliders/, which leads to no page and no file.\n' +
      '2 links are dead.',
  )
})

function refuse(file: string): never {
  throw new Error(`${file} is not to be read.`)
}

describe('an anchor that the previous build linked to', () => {
  const links = new Map([['/#gone', null]])

  test('is looked for in a page that was rendered again', () => {
    expect(findBrokenLinks(links, site)).toHaveLength(1)
  })

  test('is taken as found in a page that was carried over, which is not read', () => {
    expect(findBrokenLinks(links, { ...site, readDocument: refuse, isAsBefore: () => true })).toEqual([])
  })

  test('is looked for in a page that was carried over if a rendered page links there', () => {
    const fresh = new Map([['/#gone', '/']])
    expect(findBrokenLinks(fresh, { ...site, isAsBefore: () => true })).toHaveLength(1)
  })
})
