import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { findMoment, indexVariants } from './find-moment.ts'
import type { Subject } from './measure-shelf-parts.ts'
import { rankItems } from './rank-items.ts'
import type { RankedItem } from './ranking.ts'
import { shelfTablesOf } from './shelf-table.ts'
import {
  makeCatalogue,
  makeItem,
  makeSkill,
  makeTour,
  makeTours,
  makeVariant,
  onMiddle,
  onTop,
} from './testing/make-catalogue.ts'

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

describe('rankings on course variants', () => {
  it('rank the items with a shelf there, by shelf, points and skill', () => {
    const ranked = rank({ of: 'variants', variants: indexesOf('ranked') })
    expect(ranked.map((item) => [item.itemId, item.rank, item.score])).toEqual([
      // Its skill is not known: 70 and 10 of 80.
      ['fresh', 1, 100],
      ['many', 2, 70 + 9 + 4],
    ])
  })

  it('name the shelves on each of them, and the level that the top ones take', () => {
    const ranked = rank({ of: 'variants', variants: indexesOf('far', 'ranked') })
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
    expect(rank({ of: 'variants', variants: indexesOf('ranked') }).map(({ tier }) => tier)).toEqual([null, null])
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

  it('rank nobody by rarity and skill alone', () => {
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
      ['whole', 'S', null],
    ])
  }
})

it('says what would be if every item were at level 1', () => {
  const items = [
    makeItem('promoted', [onMiddle('ranked'), onTop('ranked', { level: 3 }), onTop('far')]),
    makeItem('first', [onTop('ranked')]),
  ]
  const world = makeCatalogue({ tours, variants, items })
  const levelOne = { first: [100, 1, 1, 1], promoted: [50, 0, 0, 1] }
  const subject: Subject = { of: 'variants', variants: indexesOf('ranked') }
  for (const itemLevel of [8, 1]) {
    const ranked = rank(subject, '2019-12-04', world, 'kart', itemLevel)
    expect(Object.fromEntries(ranked.map((item) => [item.itemId, item.levelOne]))).toEqual(levelOne)
  }
})

function rank(
  subject: Subject,
  date: IsoDate = '2019-12-04',
  world: Catalogue = catalogue,
  kind: 'driver' | 'kart' = 'driver',
  itemLevel = 8,
): RankedItem[] {
  const table = shelfTablesOf(world)[kind]
  return rankItems(table, { ...findMoment(world, table, date), itemLevel }, subject)
}

function listNew(date: IsoDate): string[] {
  return rank({ of: 'day' }, date)
    .filter(({ isNew }) => isNew)
    .map(({ itemId }) => itemId)
}

function indexesOf(...ids: string[]): number[] {
  return indexVariants(ids, shelfTablesOf(catalogue).driver.variantIndexes)
}

function byId(ranked: readonly RankedItem[]): Record<string, RankedItem | undefined> {
  return Object.fromEntries(ranked.map((item) => [item.itemId, item]))
}

function makeDriver(...[id, shelves, rest]: Required<Parameters<typeof makeItem>>) {
  return makeItem(id, shelves, { kind: 'driver', ...rest })
}
