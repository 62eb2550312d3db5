import { describe, expect, it } from 'vitest'
import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { rarities, type ItemKind } from '#catalogue/entities.ts'
import { compareCandidates, rankItems, type Candidate } from './rank-items.ts'
import { shelfTablesOf } from './shelf-table.ts'
import { makeCatalogue, makeItem, makeSkill, makeTour, makeVariant, onMiddle, onTop } from './testing/make-catalogue.ts'
import { zoneVariants } from './zone-variants.ts'

interface Keys {
  readonly score: number
  readonly cup: number
  readonly tour: number
  readonly all: number
  readonly atLevelOne: number
  readonly points: number
  readonly entryDay: number
  readonly id: string
}

describe('compareCandidates', () => {
  const weak: Keys = { score: 1, cup: 1, tour: 1, all: 1, atLevelOne: 1, points: 80, entryDay: 100, id: 'b' }
  const strong: Keys = { score: 2, cup: 2, tour: 2, all: 2, atLevelOne: 2, points: 90, entryDay: 200, id: 'a' }
  const order = ['score', 'cup', 'tour', 'all', 'atLevelOne', 'points', 'entryDay', 'id'] as const

  it.each(order.map((key, place) => [key, order.slice(0, place), order.slice(place + 1)] as const))(
    '%s decides when what comes before it is equal, whatever comes after',
    (key, before) => {
      const tied = Object.fromEntries(before.map((earlier) => [earlier, strong[earlier]]))
      const winner = makeCandidate({ ...weak, ...tied, [key]: strong[key] })
      const loser = makeCandidate({ ...strong, ...tied, [key]: weak[key] })
      expect(compareCandidates(winner, loser)).toBeLessThan(0)
      expect(compareCandidates(loser, winner)).toBeGreaterThan(0)
    },
  )

  it('orders ids by code unit', () => {
    const ids = ['ä', 'b', 'B', 'a-2', 'a'].map((id) => makeCandidate({ ...weak, id }))
    expect(ids.toSorted(compareCandidates).map(({ coverage }) => coverage.rankable.item.id)).toEqual([
      'B',
      'a',
      'a-2',
      'b',
      'ä',
    ])
  })
})

describe('rankItems', () => {
  const tour = makeTour(6, [['ranked']])
  const catalogue = makeCatalogue({
    variants: [makeVariant('ranked'), makeVariant('far')],
    skills: [makeSkill('strong', 10), makeSkill('weak', 2)],
    items: [
      makeItem('few', [onMiddle('far')], { kind: 'driver', rarity: 'normal', skillId: 'strong' }),
      makeItem('many', [onTop('ranked'), onTop('far')], { kind: 'driver', rarity: 'super', skillId: 'weak' }),
      makeItem('fresh', [onTop('ranked')], { kind: 'driver', debutTour: 6 }),
      makeItem('future', [onTop('ranked')], { kind: 'driver', debutTour: 7 }),
    ],
  })
  const root = Math.SQRT1_2

  it('computes whole standings', () => {
    const standings = rank(tour.start)
    const bestCoverage = 6 * root + 1
    const few = { coverage: 25 / bestCoverage, points: 80, skill: 100 }
    const fresh = { coverage: (600 * root) / bestCoverage, points: 100, skill: null }
    const expected = [
      { itemId: 'fresh', score: (65 * fresh.coverage + 15 * 100) / 80, tier: 'A', parts: fresh },
      { itemId: 'many', score: 65 + 0.15 * 90 + 0.2 * 20, tier: 'A', parts: { coverage: 100, points: 90, skill: 20 } },
      { itemId: 'few', score: 0.65 * few.coverage + 12 + 20, tier: 'D', parts: few },
    ]
    expect(standings.map(({ itemId, tier }) => ({ itemId, tier }))).toEqual(
      expected.map(({ itemId, tier }) => ({ itemId, tier })),
    )
    standings.forEach((standing, place) => {
      expect(standing.rank).toBe(place + 1)
      expect(standing.score).toBeCloseTo(expected[place]!.score, 10)
      expect(standing.parts.coverage).toBeCloseTo(expected[place]!.parts.coverage, 10)
      expect(standing.parts).toMatchObject({
        points: expected[place]!.parts.points,
        skill: expected[place]!.parts.skill,
      })
    })
  })

  it('says what would be if every item stood at level 1', () => {
    const items = [
      makeItem('promoted', [onMiddle('ranked'), onTop('ranked', { level: 3 }), onTop('far')]),
      makeItem('first', [onTop('ranked')]),
    ]
    const table = shelfTablesOf(makeCatalogue({ items, variants: [makeVariant('ranked'), makeVariant('far')] })).kart
    const zoneOfVariant = zoneVariants(table.variantPlaces, tour, tour.rankedCups)
    const rankAt = (itemLevel: number) => {
      const standings = rankItems(table, { day: toDayNumber(tour.start), zoneOfVariant, itemLevel }, 6)
      return Object.fromEntries(standings.map(({ itemId, levelOne }) => [itemId, levelOne]))
    }
    // Alone on the ranked top shelf, 'first' has 6; 'promoted' has half of 6 and a shelf elsewhere.
    const levelOne = { first: [100, 1, 1, 1], promoted: [expect.closeTo(400 / 6, 10), 0, 0, 1] }
    expect(rankAt(8)).toEqual(levelOne)
    expect(rankAt(1)).toEqual(levelOne)
  })

  it('marks an item as new in its first tour alone', () => {
    expect(newOn('2019-12-17', 6)).toEqual(['fresh'])
    expect(newOn('2019-12-18', 7)).toEqual(['future'])
  })

  it('ranks by points and skill where nobody has a shelf', () => {
    const items = [makeItem('a', [], { rarity: 'normal' }), makeItem('b', [], { rarity: 'super' })]
    const table = shelfTablesOf(makeCatalogue({ items })).kart
    const moment = { day: toDayNumber(tour.start), zoneOfVariant: new Uint8Array(), itemLevel: 8 }
    expect(rankItems(table, moment, 6).map(({ itemId, score }) => [itemId, Math.round(score)])).toEqual([
      ['b', 20],
      ['a', 18],
    ])
  })

  it.each<[ItemKind, number[]]>([
    ['driver', [80, 90, 100]],
    ['kart', [80, 88, 100]],
    ['glider', [80, 88, 100]],
  ])('gives a %s the points of its rarity', (kind, points) => {
    const items = rarities.map((rarity) => makeItem(rarity, [], { kind, rarity }))
    const moment = { day: toDayNumber(tour.start), zoneOfVariant: new Uint8Array(), itemLevel: 8 }
    const standings = rankItems(shelfTablesOf(makeCatalogue({ items }))[kind], moment, 6)
    expect(Object.fromEntries(standings.map(({ itemId, parts }) => [itemId, parts.points]))).toEqual(
      Object.fromEntries(rarities.map((rarity, place) => [rarity, points[place]])),
    )
  })

  function newOn(date: IsoDate, tourNumber: number) {
    return rank(date, tourNumber)
      .filter(({ isNew }) => isNew)
      .map(({ itemId }) => itemId)
  }

  function rank(date: IsoDate, tourNumber = 6) {
    const table = shelfTablesOf(catalogue).driver
    const zoneOfVariant = zoneVariants(table.variantPlaces, tour, tour.rankedCups)
    return rankItems(table, { day: toDayNumber(date), zoneOfVariant, itemLevel: 8 }, tourNumber)
  }
})

function makeCandidate({ score, cup, tour, all, atLevelOne, points, entryDay, id }: Keys): Candidate {
  const counts = { cup: 0, tour: 0, all: 0 }
  const rankable = { item: makeItem(id, []), entryDay, skillStrength: null }
  return {
    coverage: { rankable, raw: 0, top: { cup, tour, all }, middle: counts, overlap: null },
    parts: { coverage: 0, points, skill: null },
    score,
    levelOne: [0, 0, 0, atLevelOne],
  }
}
