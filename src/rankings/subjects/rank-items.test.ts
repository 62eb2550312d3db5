import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { findMoment, indexVariants } from './find-moment.ts'
import { rankItems, type RankedItems, type Subject } from './rank-items.ts'
import type { RankedItem } from '../ranking.ts'
import { shelfTablesOf } from '../shelves/shelf-table.ts'
import {
  makeCatalogue,
  makeItem,
  makeSkill,
  makeTour,
  makeTours,
  makeVariant,
  onMiddle,
  onTop,
} from '../testing/make-catalogue.ts'

const tours = makeTours(makeTour(6, [['ranked', 'other']], ['ranked', 'toured']))
const variants = ['ranked', 'other', 'toured', 'far'].map((id) => makeVariant(id))
const catalogue = makeCatalogue({
  tours,
  variants,
  skills: [makeSkill('strong', 10), makeSkill('weak', 2)],
  items: [
    makeDriver('few', [onMiddle('far')], { rarity: 'normal', skillId: 'strong' }),
    makeDriver('many', [onTop('ranked'), onTop('far', { level: 6 })], { rarity: 'super', skillId: 'weak' }),
    makeDriver('fresh', [onMiddle('ranked'), onTop('ranked', { level: 3 })], { debutTour: 6 }),
    makeDriver('future', [onTop('ranked')], { debutTour: 7 }),
    makeDriver('without', [], {}),
  ],
})

describe('rankings on races', () => {
  it('rank the items with a shelf there by points, which are the sum of their parts', () => {
    const { ranked, plain } = rankAll(racesOn('ranked'))
    expect(ranked.map((item) => [item.itemId, item.rank])).toEqual([
      ['fresh', 1],
      ['many', 2],
    ])
    for (const { score, parts } of [...ranked, plain])
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 3)
    // A frenzy more: 150 actions instead of 50, each paying the level boost of the top shelf, and its combo.
    const [driver] = ranked
    const boost = (1610 * 7) / 200
    const levelBoost = (Math.ceil(boost) + boost) * 150
    expect(driver!.parts).toMatchObject({ position: 6000, base: 1610 + 2 * 805, combo: 120 + 15 * 134, levelBoost })
    expect(plain.parts).toMatchObject({ position: 6000, base: 3220, combo: 120 + 15 * 34, levelBoost: 0 })
  })

  it('name the shelves on each of them, and the level that the top ones take', () => {
    const ranked = rank(racesOn('far', 'ranked'))
    expect(ranked.map(({ itemId, shelves, levelNeeded }) => [itemId, shelves, levelNeeded])).toEqual([
      [
        'many',
        [
          { shelf: 'top', level: 6 },
          { shelf: 'top', level: 1 },
        ],
        6,
      ],
      ['fresh', [null, { shelf: 'top', level: 3 }], 3],
      ['few', [{ shelf: 'middle', level: 1 }, null], 1],
    ])
  })

  it('have no tiers', () => {
    expect(rank(racesOn('ranked')).map(({ tier }) => tier)).toEqual([null, null])
  })

  it('lift the driver of the cup, and say so', () => {
    const boosts = { driverId: 'few', suits: [0, 0], pipes: [], mayLackPipes: false }
    const races = racesOn('far', 'ranked').races.map((race, position) => ({ ...race, boosts, position }))
    const few = byId(rank({ of: 'races', races, shown: races })).few
    expect(few?.shelves).toEqual([
      { shelf: 'top', level: 1, isBoosted: true },
      { shelf: 'middle', level: 1, isBoosted: true },
    ])
  })

  it('keep out of a cup what is not in the game yet', () => {
    const boosts = { driverId: 'future', suits: [0], pipes: [], mayLackPipes: false }
    const races = racesOn('other').races.map((race) => ({ ...race, boosts }))
    expect(rank({ of: 'races', races, shown: races })).toEqual([])
  })
})

describe('rankings in the whole game', () => {
  it('rank the items with a shelf anywhere', () => {
    const ranked = rank({ of: 'game' })
    expect(ranked.map(({ itemId }) => itemId)).toEqual(['many', 'fresh', 'few'])
    expect(ranked.every(({ tier }) => tier !== null)).toBe(true)
    expect(ranked[0]!.shelves).toEqual([])
  })
})

describe('rankings on a day', () => {
  it('rank the released items with a shelf on record, with their shelves in the ranked cup', () => {
    const ranked = rank({ of: 'day' })
    expect(ranked.map(({ itemId, shelves }) => [itemId, shelves.map((held) => held?.shelf)])).toEqual([
      ['fresh', ['top', undefined]],
      ['many', ['top', undefined]],
      ['few', [undefined, undefined]],
    ])
  })

  it('count the shelves in the cup, the tour and the game', () => {
    expect(byId(rank({ of: 'day' })).many).toMatchObject({
      top: { cup: 1, tour: 1, all: 2 },
      middle: { cup: 0, tour: 0, all: 0 },
      levelNeeded: 6,
      overlap: 1.5,
    })
    expect(byId(rank({ of: 'day' })).few).toMatchObject({ middle: { cup: 0, tour: 0, all: 1 }, overlap: null })
  })

  it('mark items as new only in their first tour', () => {
    expect(listNew('2019-12-17')).toEqual(['fresh'])
    expect(listNew('2019-12-18')).toEqual(['future'])
  })

  it('do not rank by rarity and skill alone', () => {
    const items = [makeItem('a', [], { rarity: 'normal' }), makeItem('b', [], { rarity: 'super' })]
    expect(rank({ of: 'day' }, '2019-12-04', makeCatalogue({ items }), 'kart')).toEqual([])
  })
})

it('gives no tier to an item whose list of shelves is known to be short', () => {
  const items = [
    makeItem('short', [onTop('ranked')], { publicShelfCounts: { top: 2, middle: 0 } }),
    makeItem('whole', [onTop('ranked')], { publicShelfCounts: { top: 1, middle: 0 } }),
  ]
  for (const subject of [{ of: 'day' }, { of: 'game' }] as const) {
    const ranked = rank(subject, '2019-12-04', makeCatalogue({ tours, variants, items }), 'kart')
    expect(ranked.map(({ itemId, tier, knownTops }) => [itemId, tier, knownTops])).toEqual([
      ['short', null, { known: 1, of: 2 }],
      ['whole', expect.any(String), null],
    ])
  }
})

it('says what would be if every item were at level 1', () => {
  const items = [
    makeItem('promoted', [onMiddle('ranked'), onTop('ranked', { level: 3 }), onTop('far')]),
    makeItem('first', [onTop('ranked')]),
  ]
  const world = makeCatalogue({ tours, variants, items })
  const subject = racesOn('ranked')
  const atLevelOne = new Map(rank(subject, '2019-12-04', world, 'kart', 1).map((item) => [item.itemId, item]))
  for (const itemLevel of [8, 1]) {
    const ranked = rank(subject, '2019-12-04', world, 'kart', itemLevel)
    expect(Object.fromEntries(ranked.map((item) => [item.itemId, item.levelOne]))).toEqual({
      first: [atLevelOne.get('first')!.score, 1, 1, 1],
      promoted: [atLevelOne.get('promoted')!.score, 0, 0, 1],
    })
  }
  expect(atLevelOne.get('first')!.score).toBeGreaterThan(atLevelOne.get('promoted')!.score)
})

function rank(...asked: Parameters<typeof rankAll>): readonly RankedItem[] {
  return rankAll(...asked).ranked
}

function rankAll(
  subject: Subject,
  date: IsoDate = '2019-12-04',
  world: Catalogue = catalogue,
  kind: 'driver' | 'kart' = 'driver',
  itemLevel = 8,
): RankedItems {
  return rankItems(world, kind, { ...findMoment(world, date), itemLevel }, subject)
}

function listNew(date: IsoDate): string[] {
  return rank({ of: 'day' }, date)
    .filter(({ isNew }) => isNew)
    .map(({ itemId }) => itemId)
}

function racesOn(...ids: string[]) {
  const indexes = indexVariants(ids, shelfTablesOf(catalogue).driver.variantIndexes)
  const races = indexes.map((variant) => ({ variant, boosts: null, position: 0 }))
  return { of: 'races', races, shown: races } as const
}

function byId(ranked: readonly RankedItem[]): Record<string, RankedItem | undefined> {
  return Object.fromEntries(ranked.map((item) => [item.itemId, item]))
}

function makeDriver(...[id, shelves, rest]: Required<Parameters<typeof makeItem>>) {
  return makeItem(id, shelves, { kind: 'driver', ...rest })
}
