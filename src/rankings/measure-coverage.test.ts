import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#catalogue/calendar.ts'
import type { Item, ItemKind } from '#catalogue/entities.ts'
import { measureCoverage, type ItemCoverage } from './measure-coverage.ts'
import { shelfTablesOf } from './shelf-table.ts'
import { makeCatalogue, makeItem, makeTour, makeVariant, onMiddle, onTop } from './testing/make-catalogue.ts'
import { zoneVariants } from './zone-variants.ts'

const variants = ['ranked', 'tour', 'far', 'further'].map((id) => makeVariant(id))
const tour = makeTour(6, [['ranked'], []], ['tour'])

describe('what one shelf is worth', () => {
  const cases: [string, ItemKind, Item['shelves'], number][] = [
    ['top shelf in the ranked cup', 'kart', [onTop('ranked')], 6],
    ['top shelf in the tour', 'kart', [onTop('tour')], 3],
    ['top shelf elsewhere', 'kart', [onTop('far')], 1],
    ['middle shelf of a driver', 'driver', [onMiddle('far')], 0.25],
    ['middle shelf of a kart', 'kart', [onMiddle('far')], 0.5],
    ['middle shelf of a glider', 'glider', [onMiddle('far')], 0.5],
    ['middle shelf of a driver in the ranked cup', 'driver', [onMiddle('ranked')], 1.5],
    ['middle shelf of a kart in the tour', 'kart', [onMiddle('tour')], 1.5],
    ['all of them together', 'kart', [onTop('ranked'), onTop('tour'), onTop('far'), onMiddle('further')], 10.5],
    ['a promotion is the top shelf alone', 'kart', [onMiddle('far'), onTop('far', { level: 8 })], 1],
    ['nothing', 'kart', [], 0],
  ]
  it.each(cases)('%s', (_, kind, shelves, raw) => {
    expect(measure([makeItem('a', shelves, { kind })], kind).get('a')!.raw).toBe(raw)
  })
})

describe('a shared top shelf', () => {
  it('is worth less by the root of those who share it, promoted ones among them', () => {
    const items = [
      makeItem('a', [onTop('ranked')]),
      makeItem('b', [onTop('ranked'), onTop('far')]),
      makeItem('c', [onMiddle('ranked'), onTop('ranked', { level: 6 })]),
      makeItem('d', [onMiddle('ranked')]),
    ]
    const coverage = measure(items, 'kart')
    expect(coverage.get('a')!.raw).toBeCloseTo(6 / Math.sqrt(3), 12)
    expect(coverage.get('b')!.raw).toBeCloseTo(6 / Math.sqrt(3) + 1, 12)
    expect(coverage.get('c')!.raw).toBeCloseTo(6 / Math.sqrt(3), 12)
    expect(coverage.get('d')!.raw).toBeCloseTo((6 * 0.5) / Math.sqrt(3), 12)
  })

  it('is not shared with items of another kind or yet to come', () => {
    const items = [
      makeItem('a', [onTop('far')]),
      makeItem('b', [onTop('far')], { kind: 'glider' }),
      makeItem('c', [onTop('far')], { debutTour: 7 }),
    ]
    const coverage = measure(items, 'kart')
    expect(coverage.get('a')!.raw).toBe(1)
    expect([...coverage.keys()]).toEqual(['a'])
  })

  it('gives equal numbers for equal shelves, in whatever order they come', () => {
    // The variants a to c have the crowds of x to z, the other way round: 1/√2 + 1/√3 + 1/√5 rounds differently then.
    const crowds = { a: 2, b: 3, c: 5, x: 5, y: 3, z: 2 }
    const others = Object.entries(crowds).flatMap(([id, size]) =>
      Array.from({ length: size - 1 }, (_, place) => makeItem(`other-${id}-${place}`, [onTop(id)])),
    )
    const forward = makeItem('forward', [onTop('a'), onTop('b'), onTop('c')])
    const backward = makeItem('backward', [onTop('x'), onTop('y'), onTop('z')])
    const crowded = Object.keys(crowds).map((id) => makeVariant(id))
    const coverage = measure([...others, forward, backward], 'kart', crowded)
    expect(coverage.get('forward')!.raw).toBe(coverage.get('backward')!.raw)
  })
})

describe('the item level', () => {
  const items = [makeItem('promoted', [onMiddle('far'), onTop('far', { level: 6 })]), makeItem('first', [onTop('far')])]
  it.each([
    [8, Math.SQRT1_2, 1, 0],
    [6, Math.SQRT1_2, 1, 0],
    [3, 0.5, 0, 1],
    [1, 0.5, 0, 1],
  ])('at level %d', (itemLevel, raw, topCount, middleCount) => {
    const promoted = measure(items, 'kart', variants, itemLevel).get('promoted')!
    expect(promoted.raw).toBeCloseTo(raw, 12)
    expect([promoted.top.all, promoted.middle.all]).toEqual([topCount, middleCount])
  })
})

describe('the overlap', () => {
  it.each([
    ['of a shelf that is its own', [onTop('ranked')], 1],
    ['of shelves shared with one and with two others', [onTop('tour'), onTop('far')], 2.5],
    ['of a middle shelf', [onMiddle('tour')], null],
    ['without a shelf', [], null],
  ])('%s', (_, shelves, overlap) => {
    const others = [makeItem('other', [onTop('tour'), onTop('far')]), makeItem('third', [onTop('far')])]
    expect(measure([makeItem('a', shelves), ...others], 'kart').get('a')!.overlap).toBe(overlap)
  })
})

describe('the counts', () => {
  it('of a wider zone include the narrower ones', () => {
    const shelves = [onTop('ranked'), onTop('tour'), onTop('far'), onMiddle('further')]
    const counted = measure([makeItem('a', shelves)], 'kart').get('a')!
    expect(counted.top).toEqual({ cup: 1, tour: 2, all: 3 })
    expect(counted.middle).toEqual({ cup: 0, tour: 0, all: 1 })
  })

  it('of the middle shelf leave promotions out', () => {
    const counted = measure([makeItem('a', [onMiddle('ranked'), onTop('ranked', { level: 3 })])], 'kart').get('a')!
    expect(counted.top).toEqual({ cup: 1, tour: 1, all: 1 })
    expect(counted.middle).toEqual({ cup: 0, tour: 0, all: 0 })
  })
})

/** In the first week of tour 6, by item. */
function measure(items: readonly Item[], kind: ItemKind, among = variants, itemLevel = 8): Map<string, ItemCoverage> {
  const table = shelfTablesOf(makeCatalogue({ items, variants: among }))[kind]
  const cups = tour.rankedCups.slice(0, 1)
  const zoneOfVariant =
    among === variants ? zoneVariants(table.variantPlaces, tour, cups) : new Uint8Array(among.length)
  const coverages = measureCoverage(table, { day: toDayNumber(tour.start), zoneOfVariant, itemLevel })
  return new Map(coverages.map((coverage) => [coverage.rankable.item.id, coverage]))
}
