import { describe, expect, it } from 'vitest'
import type { ShelfLevel, Tour } from '#catalogue/entities.ts'
import { makeCatalogue, makeItem, makeTour } from '../testing/make-catalogue.ts'
import type { RaceShelf } from './score-model.ts'
import { countBoosts, findCupBoosts, shelfInCup } from './shelf-in-cup.ts'

const catalogue = makeCatalogue({ items: [makeItem('king-boo', [], { kind: 'driver', name: 'King Boo' })] })

function makeBoostedTour(number: number, pipeBoosts: Tour['pipeBoosts'] = []): Tour {
  const cup = { variantIds: ['a', 'b', 'c'], picturedIds: [] }
  const cups = [
    { position: 1, name: 'King Boo Cup', driverId: 'king-boo', ...cup },
    { position: 2, name: 'Mii Cup', driverId: null, ...cup },
  ]
  return { ...makeTour(number), cups, pipeBoosts }
}

function countOn(tour: Tour, position: number, id: string): number[] {
  const boosts = findCupBoosts(catalogue, tour, { position, name: null })
  return [0, 1, 2].map((course) => countBoosts(boosts, course, { id }))
}

describe('boosts in a cup', () => {
  const pipes = [
    { course: 2, itemIds: ['swooper'] },
    { course: 3, itemIds: ['swooper', 'king-boo'] },
  ] as const
  it.each<[string, Tour, number, string, number[]]>([
    ['its driver on each course', makeBoostedTour(90), 1, 'king-boo', [1, 1, 1]],
    ['no driver of another cup', makeBoostedTour(90), 2, 'king-boo', [0, 0, 0]],
    ['Mii racing suits on the first course', makeBoostedTour(65), 1, 'gold-mii-racing-suit', [1, 0, 0]],
    ['no Mii racing suit before they came', makeBoostedTour(64), 1, 'gold-mii-racing-suit', [0, 0, 0]],
    ['Mii racing suits twice where the Mii Cup begins', makeBoostedTour(90), 2, 'gold-mii-racing-suit', [2, 1, 1]],
    ['items of a pipe on its course', makeBoostedTour(78, pipes), 2, 'swooper', [0, 1, 1]],
    ['a driver by cup and pipe at once', makeBoostedTour(78, pipes), 1, 'king-boo', [1, 1, 2]],
  ])('lift %s', (_, tour, position, id, expected) => {
    expect(countOn(tour, position, id)).toEqual(expected)
  })

  it('follow the name of a ranked cup that its tour does not list', () => {
    const ranked = { position: null, name: 'King Boo Cup' }
    expect(findCupBoosts(catalogue, makeTour(30), ranked)).toEqual({
      driverId: 'king-boo',
      suits: [0, 0, 0],
      pipes: [],
      mayLackPipes: true,
    })
    expect(findCupBoosts(catalogue, makeTour(80), { position: null, name: null })).toMatchObject({
      driverId: null,
      mayLackPipes: false,
    })
  })

  it('are none outside of cups', () => {
    expect(countBoosts(null, 0, { id: 'king-boo' })).toBe(0)
  })
})

it.each<[ShelfLevel | 0 | undefined, number, number, RaceShelf]>([
  [undefined, 8, 0, 'low'],
  [undefined, 8, 1, 'middle'],
  [undefined, 1, 2, 'top'],
  [0, 8, 0, 'middle'],
  [0, 1, 1, 'top'],
  [6, 5, 0, 'middle'],
  [6, 6, 0, 'top'],
  [6, 1, 1, 'top'],
  [1, 1, 0, 'top'],
  [1, 1, 2, 'top'],
])(
  'puts an item with the top level %s at level %d with %d boosts on the %s shelf',
  (topLevel, level, boosts, shelf) => {
    expect(shelfInCup(topLevel, level, boosts)).toBe(shelf)
  },
)
