import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#catalogue/calendar.ts'
import type { Item, ItemKind } from '#catalogue/entities.ts'
import { findShelfState } from './find-shelf-state.ts'
import { measureGameWorth } from './measure-game-worth.ts'
import { shelfTablesOf } from './shelf-table.ts'
import { makeCatalogue, makeItem, makeVariant, onMiddle, onTop } from './testing/make-catalogue.ts'

const variants = ['often', 'far'].map((id) => makeVariant(id))

describe('what one shelf is worth', () => {
  it.each<[string, ItemKind, Item['shelves'], number]>([
    ['a top shelf', 'kart', [onTop('far')], 1],
    ['a top shelf that comes up seven times', 'kart', [onTop('often')], 7],
    ['a middle shelf of a driver that does', 'driver', [onMiddle('often')], 1.75],
    ['both shelves', 'kart', [onTop('often'), onMiddle('far')], 7.5],
    ['nothing', 'kart', [], 0],
  ])('%s', (_, kind, shelves, worth) => {
    expect(measure([makeItem('a', shelves, { kind })], kind).get('a')).toBe(worth)
  })
})

describe('a shared top shelf', () => {
  it('is divided by the root of the number that share it, including promoted ones', () => {
    const items = [
      makeItem('a', [onTop('often')]),
      makeItem('b', [onTop('often'), onTop('far')]),
      makeItem('c', [onMiddle('often'), onTop('often', { level: 6 })]),
      makeItem('d', [onMiddle('often')]),
    ]
    const worth = measure(items, 'kart')
    expect(worth.get('a')).toBeCloseTo(7 / Math.sqrt(3), 12)
    expect(worth.get('b')).toBeCloseTo(7 / Math.sqrt(3) + 1, 12)
    expect(worth.get('c')).toBeCloseTo(7 / Math.sqrt(3), 12)
    expect(worth.get('d')).toBeCloseTo(3.5 / Math.sqrt(3), 12)
  })

  it('is not shared with items of another kind or yet to come', () => {
    const items = [
      makeItem('a', [onTop('far')]),
      makeItem('b', [onTop('far')], { kind: 'glider' }),
      makeItem('c', [onTop('far')], { debutTour: 8 }),
    ]
    expect(measure(items, 'kart').get('a')).toBe(1)
  })

  it('gives equal numbers for equal shelves, in whatever order they come', () => {
    // The variants a to c have the crowds of x to z, the other way round: 1/√2 + 1/√3 + 1/√5 rounds differently then.
    const crowds = { a: 2, b: 3, c: 5, x: 5, y: 3, z: 2 }
    const others = Object.entries(crowds).flatMap(([id, size]) =>
      Array.from({ length: size - 1 }, (_, index) => makeItem(`other-${id}-${index}`, [onTop(id)])),
    )
    const forward = makeItem('forward', [onTop('a'), onTop('b'), onTop('c')])
    const backward = makeItem('backward', [onTop('x'), onTop('y'), onTop('z')])
    const crowded = Object.keys(crowds).map((id) => makeVariant(id))
    const worth = measure([...others, forward, backward], 'kart', crowded)
    expect(worth.get('forward')).toBe(worth.get('backward'))
  })
})

it('follows the occasions from tour to tour', () => {
  const table = shelfTablesOf(makeCatalogue({ items: [makeItem('a', [onTop('far')])], variants })).kart
  const state = findShelfState(table, toDayNumber('2019-12-04'), 8)
  const measureIn = (tourNumber: number, count: number) =>
    measureGameWorth(table, state, { tourNumber, occasions: new Float64Array(2).fill(count) })[0]
  expect([measureIn(6, 1), measureIn(7, 3)]).toEqual([1, 3])
})

/** In tour 6, by item; the first course variant comes up seven times and the others once. */
function measure(items: readonly Item[], kind: ItemKind, among = variants): Map<string, number> {
  const table = shelfTablesOf(makeCatalogue({ items, variants: among }))[kind]
  const occasions = Float64Array.from(among, (_, index) => (index === 0 && among === variants ? 7 : 1))
  const state = findShelfState(table, toDayNumber('2019-12-04'), 8)
  const worth = measureGameWorth(table, state, { tourNumber: 6, occasions })
  return new Map(table.items.map(({ item }, index) => [item.id, worth[index]!]))
}
