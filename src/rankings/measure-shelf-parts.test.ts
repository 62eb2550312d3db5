import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#catalogue/calendar.ts'
import { sumZones } from './sum-zones.ts'
import type { Moment } from './find-moment.ts'
import { measureShelfParts, type Subject } from './measure-shelf-parts.ts'
import { shelfTablesOf } from './shelf-table.ts'
import { makeCatalogue, makeItem, makeVariant, onMiddle, onTop } from './testing/make-catalogue.ts'

// Variants 0 to 3, of which 0 is the ranked cup, 0 and 1 the tour.
const variants = ['cup', 'tour', 'far', 'empty'].map((id) => makeVariant(id))
const items = [
  makeItem('everywhere', [onTop('cup'), onTop('tour'), onTop('far')]),
  makeItem('here', [onTop('cup')]),
  makeItem('middle', [onMiddle('cup')]),
  makeItem('none', []),
  makeItem('there', [onTop('far')]),
]
const table = shelfTablesOf(makeCatalogue({ items, variants })).kart
const moment: Moment = {
  day: toDayNumber('2019-12-04'),
  tourNumber: 6,
  itemLevel: 8,
  cup: [0],
  tour: [0, 1],
  isTourKnown: true,
  occasions: new Float64Array(4).fill(1),
}

/** Everywhere: 2/√2 + 1, here: 1/√2, there: 1/√2, middle: 0.5/√2 in the whole game. */
const all = Math.SQRT2 + 1
const ofGame = { here: Math.SQRT1_2 / all, middle: Math.SQRT1_2 / 2 / all }

describe('course variants', () => {
  it.each<[string, number[], Record<string, number>]>([
    ['one', [0], { everywhere: 100, here: 100, middle: 50, none: 0, there: 0 }],
    ['several, of which the best need not have all', [0, 3], { everywhere: 100, here: 100, middle: 50, none: 0 }],
    ['several', [0, 1], { everywhere: 100, here: 50, middle: 25, none: 0 }],
    ['one where nobody has a shelf', [3], { everywhere: 0, here: 0 }],
  ])('%s', (_, chosen, expected) => {
    expect(measure({ of: 'variants', variants: chosen })).toMatchObject(expected)
  })
})

it('the whole game', () => {
  const parts = measure({ of: 'game' })
  expect(parts).toMatchObject({ everywhere: 100, none: 0 })
  expect(parts.here).toBeCloseTo(100 * ofGame.here, 10)
})

describe('a day', () => {
  it.each<[string, Partial<Moment>, number, number]>([
    ['weighs its zones', {}, 50 + 15 + 20 * ofGame.here, 25 + 7.5 + 20 * ofGame.middle],
    [
      'gives the share of an unknown cup to the others',
      { cup: [] },
      (15 + 20 * ofGame.here) / 0.5,
      (7.5 + 20 * ofGame.middle) / 0.5,
    ],
    [
      'gives the share of an unknown tour to the others',
      { isTourKnown: false },
      (50 + 20 * ofGame.here) / 0.7,
      (25 + 20 * ofGame.middle) / 0.7,
    ],
    ['is the game where no more is known', { cup: [], isTourKnown: false }, 100 * ofGame.here, 100 * ofGame.middle],
    [
      'takes a cup on whose courses nobody has a shelf for unknown',
      { cup: [3] },
      (15 + 20 * ofGame.here) / 0.5,
      (7.5 + 20 * ofGame.middle) / 0.5,
    ],
  ])('%s', (_, change, here, middle) => {
    const parts = measure({ of: 'day' }, change)
    expect(parts.everywhere).toBeCloseTo(100, 10)
    expect(parts.here).toBeCloseTo(here, 10)
    expect(parts.middle).toBeCloseTo(middle, 10)
    expect(parts.none).toBe(0)
  })
})

function measure(subject: Subject, change: Partial<Moment> = {}): Record<string, number> {
  const changed = { ...moment, ...change }
  const parts = measureShelfParts(table, sumZones(table, changed), changed, subject)
  return Object.fromEntries(table.items.map(({ item }, index) => [item.id, parts[index]!]))
}
