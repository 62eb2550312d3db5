import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '#pages/routes/routes.ts'
import { parseShared, sharedAddress } from './shared-address.ts'
import { tidyName, type OwnedLevel, type RaisedCap, type SharedCollection } from './collect-shared.ts'

const nobody: SharedCollection = {
  name: null,
  featured: { driver: null, kart: null, glider: null },
  badges: [],
  numbered: new Map(),
  unnumbered: new Map(),
  numberedCaps: new Map(),
  unnumberedCaps: new Map(),
}
const some: SharedCollection = {
  name: 'Toad & friends',
  featured: { driver: 'mario', kart: null, glider: 'super-glider' },
  badges: ['team-rally', 'general'],
  numbered: new Map<number, OwnedLevel>([
    [1, 8],
    [2, 1],
    [30_001, 3],
    [70_477, 6],
  ]),
  unnumbered: new Map<string, OwnedLevel>([['mario-halloween', 2]]),
  numberedCaps: new Map(),
  unnumberedCaps: new Map(),
}
const address = sharedAddress(some)
const fragmentOf = (link: string) => link.slice(link.indexOf('#'))
const read = (link: string) => parseShared(fragmentOf(link))

const anyLevel = fc.constantFrom<OwnedLevel>(1, 2, 3, 4, 5, 6, 7, 8)
const anyCap = fc.constantFrom<RaisedCap>(1, 2, 3, 4)
const anyId = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/)
const anyNumber = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 30_001, max: 30_600 }),
  fc.integer({ min: 1, max: 2 ** 30 }),
)
const anyCollection: fc.Arbitrary<SharedCollection> = fc.record({
  name: fc.string({ unit: 'binary', maxLength: 50 }).map(tidyName),
  featured: fc.record({ driver: fc.option(anyId), kart: fc.option(anyId), glider: fc.option(anyId) }),
  badges: fc.array(anyId, { maxLength: 4 }),
  numbered: fc.array(fc.tuple(anyNumber, anyLevel), { maxLength: 25 }).map((entries) => new Map(entries)),
  unnumbered: fc.array(fc.tuple(anyId, anyLevel), { maxLength: 4 }).map((entries) => new Map(entries)),
  numberedCaps: fc.array(fc.tuple(anyNumber, anyCap), { maxLength: 9 }).map((entries) => new Map(entries)),
  unnumberedCaps: fc.array(fc.tuple(anyId, anyCap), { maxLength: 3 }).map((entries) => new Map(entries)),
})

describe('a link', () => {
  test('shows what was shared, and everything is in its fragment', () => {
    expect(address).toMatch(
      /^\/shared\/#v=2&name=Toad%20%26%20friends&featured=mario,,super-glider&badges=team-rally,general&items=[\w-]+&more=/,
    )
    expect(read(address)).toEqual(some)
  })

  test('from before badges could be shared is still read, and one without badges is as it was then', () => {
    const old = `${routes.shared}#v=1&name=Toad%20%26%20friends&featured=mario,,super-glider&items=-AADqXoAATw5QA&more=mario-halloween.2&sum=h4qlol`
    expect(read(old)).toEqual({ ...some, badges: [] })
    expect(sharedAddress({ ...some, badges: [] })).toBe(old)
  })

  test('with points caps says so by its version, and without them is as it was before', () => {
    const capped = {
      ...some,
      numberedCaps: new Map([[1, 4] as const]),
      unnumberedCaps: new Map([['mario-halloween', 1] as const]),
    }
    expect(sharedAddress(capped)).toMatch(/#v=3&.*&caps=[\w-]+&more-caps=mario-halloween\.1&sum=/)
    expect(read(sharedAddress(capped))).toEqual(capped)
  })

  test('any collection survives the round trip through its link', () => {
    fc.assert(
      fc.property(anyCollection, (collection) => {
        expect(read(sharedAddress(collection))).toEqual(collection)
      }),
      { numRuns: 2000 },
    )
  })

  test('has at most two kilobytes for every item of the game, at any levels', () => {
    const anyWhole = fc.array(anyLevel, { minLength: 845, maxLength: 845 }).map((levels): SharedCollection => ({
      name: '万'.repeat(40),
      featured: { driver: 'd'.repeat(40), kart: 'k'.repeat(40), glider: 'g'.repeat(40) },
      badges: Array.from({ length: 5 }, () => 'b'.repeat(20)),
      // With more gaps than the game has.
      numbered: new Map(
        levels.map((level, index) => [1 + Math.floor(index * 1.6) + (index > 400 ? 70_000 : 0), level]),
      ),
      unnumbered: new Map(),
      numberedCaps: new Map(),
      unnumberedCaps: new Map(),
    }))
    fc.assert(
      fc.property(anyWhole, (collection) => {
        expect(sharedAddress(collection).length).toBeLessThan(2000)
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    ['escaped', address.replaceAll(',', '%2C')],
    ['broken into lines', address.replace('&items=', '&items=%0A').replace('&more', ' &more')],
    ['followed by a full stop', `${address}.`],
    ['tagged by an app', `${address}&utm_source=chat`],
  ])('%s in transit still shows it', (_, link) => {
    expect(read(link)).toEqual(some)
  })
})

describe('a link that is not as it was sent', () => {
  test.each([
    ['', 'none'],
    ['#', 'none'],
    ['#main', 'none'],
    ['#v=4&things=1', 'newer'],
    ['#v=1', 'cut'],
    ['#v=0&sum=1', 'damaged'],
    ['#v=1&items=A&sum=1', 'damaged'],
    ['#v=1&name=%E4%&sum=1', 'damaged'],
  ])('%j is distinguished: %s', (fragment, fault) => {
    expect(parseShared(fragment)).toBe(fault)
  })

  test('a link cut off anywhere never shows something else', () => {
    for (let length = fragmentOf(address).length - 1; length > 0; length--) {
      expect(['none', 'cut', 'damaged']).toContain(parseShared(fragmentOf(address).slice(0, length)))
    }
  })

  test('a letter changed, left out or added anywhere never shows something else', () => {
    const whole = fragmentOf(address)
    fc.assert(
      fc.property(
        fc.nat({ max: whole.length - 1 }),
        fc.nat({ max: 2 }),
        fc.string({ unit: 'grapheme-ascii', maxLength: 2 }),
        (index, left, put) => {
          const found = parseShared(whole.slice(0, index) + put + whole.slice(index + left))
          expect(typeof found === 'string' ? some : found).toEqual(some)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('any address can be opened', () => {
    const anyFragment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.string({ unit: 'grapheme' }), fc.base64String(), fc.string())
        .map(([name, items, more]) => `#v=1&name=${name}&items=${items}&more=${more}&sum=1`),
    )
    fc.assert(
      fc.property(anyFragment, (fragment) => {
        expect(parseShared(fragment)).toBeTypeOf('string')
      }),
      { numRuns: 2000 },
    )
  })

  test('an empty collection is one, too', () => {
    expect(read(sharedAddress(nobody))).toEqual(nobody)
  })
})
