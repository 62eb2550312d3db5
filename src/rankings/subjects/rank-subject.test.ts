import { describe, expect, it } from 'vitest'
import { rankCourse, rankGame, rankTour, rankWeek } from './rank-subject.ts'
import type { SubjectRanking } from '../ranking.ts'
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

const catalogue = makeCatalogue({
  today: '2020-01-03',
  variants: ['a', 'b', 'c', 'd'].map((id) => makeVariant(id)),
  tours: makeTours(
    makeTour(6, [['a'], ['b']], ['c']),
    makeTour(7, [['a']]),
    makeTour(8, [['a'], ['b', 'c']]),
    makeTour(5, [[], []]),
  ),
  items: [
    makeItem('first', [onTop('a')]),
    makeItem('second', [onTop('b')]),
    makeItem('other', [onTop('c'), onTop('b', { since: '2019-12-17' })]),
    makeItem('far', [onTop('d')]),
  ],
})

describe('rankCourse', () => {
  const drivers = makeCatalogue({
    variants: ['here', 'there', 'empty', 'coming'].map((id) =>
      makeVariant(id, { debutTour: id === 'coming' ? 3 : null }),
    ),
    skills: [makeSkill('strong', 9), makeSkill('weak', 2)],
    items: [
      makeDriver('late', [onTop('here', { level: 6 }), onMiddle('here')], { skillId: 'strong' }),
      makeDriver('strong', [onTop('here')], { skillId: 'strong' }),
      makeDriver('weak', [onTop('here')], { skillId: 'weak' }),
      makeDriver('plain', [onTop('here')], { skillId: 'weak', rarity: 'normal' }),
      makeDriver('halfway', [onMiddle('here'), onTop('there')], { skillId: 'strong' }),
      makeDriver('elsewhere', [onTop('there'), onTop('coming')], { skillId: 'strong' }),
      makeDriver('lost', [onTop('here', { until: '2019-12-04' })], { skillId: 'strong' }),
      makeItem('kart', [onTop('here')]),
    ],
  })

  it('has the top shelf first, then the rarity, the lower level needed and the stronger skill', () => {
    const { ranked, withoutShelf } = rankCourse(drivers, '2019-12-04', 'here', 'driver')
    expect(ranked.map(({ rank, itemId, shelves }) => [rank, itemId, shelves[0]?.shelf, shelves[0]?.level])).toEqual([
      [1, 'strong', 'top', 1],
      [2, 'weak', 'top', 1],
      [3, 'late', 'top', 6],
      [4, 'plain', 'top', 1],
      [5, 'halfway', 'middle', 1],
    ])
    expect(withoutShelf).toBe(2)
  })

  it('claims of no item whose list is short that it has no shelf', () => {
    const short = { publicShelfCounts: { top: 2, middle: 0 } }
    const items = [makeItem('here', [onTop('here')], short), makeItem('there', [onTop('there')], short)]
    const karts = makeCatalogue({
      variants: ['here', 'there'].map((id) => makeVariant(id)),
      items: [...items, makeItem('whole', [onTop('there')])],
    })
    expect(rankCourse(karts, '2019-12-04', 'here', 'kart')).toMatchObject({ withoutShelf: 1, unknown: 1 })
  })

  it.each([
    ['2019-11-05', 0],
    ['2019-11-06', 1],
  ] as const)('knows an item from the day of its debut: on %s, %d without a shelf', (date, count) => {
    const karts = makeCatalogue({
      variants: ['here', 'there'].map((id) => makeVariant(id)),
      items: [makeItem('new', [onTop('there')], { debutTour: 4 })],
    })
    expect(rankCourse(karts, date, 'here', 'kart').withoutShelf).toBe(count)
  })

  it.each([
    ['2019-12-03', 'here', 6],
    ['2019-10-22', 'coming', 0],
    ['2019-10-23', 'coming', 1],
    ['2019-10-23', 'empty', 0],
  ] as const)('on %s, %s has %d', (date, variantId, count) => {
    expect(rankCourse(drivers, date, variantId, 'driver').ranked).toHaveLength(count)
  })

  it('refuses a variant that is not in the catalogue', () => {
    expect(() => rankCourse(drivers, '2019-12-04', 'nowhere', 'kart')).toThrow('There is no course variant "nowhere".')
  })
})

describe('rankTour', () => {
  it('gives all courses of the tour the same weight, with the shelves of the last day', () => {
    const ranking = rankTour(catalogue, 6, 'kart')
    expect([ranking.date, ranking.variantIds]).toEqual(['2019-12-17', ['c', 'a', 'b']])
    expect(listIds(ranking)).toEqual(['other', 'second', 'first'])
    expect(ranking.withoutShelf).toBe(1)
  })

  it('uses today while the tour is in force', () => {
    expect(rankTour(catalogue, 8, 'kart')).toMatchObject({ date: '2020-01-03' })
  })

  it('uses today for a future tour', () => {
    const ranking = rankTour({ ...catalogue, today: '2019-12-20' }, 8, 'kart')
    expect([ranking.date, ranking.variantIds]).toEqual(['2019-12-20', ['a', 'b', 'c']])
  })

  it('is ranked like the whole game where none of its courses is on record', () => {
    const { variantIds, ranked } = rankTour(catalogue, 5, 'kart')
    expect([variantIds, ranked]).toEqual([[], rankGame(catalogue, '2019-12-03', 'kart').ranked])
  })

  it('refuses an unknown tour', () => {
    expect(() => rankTour(catalogue, 99, 'kart')).toThrow('There is no tour 99.')
  })
})

describe('rankWeek', () => {
  it('counts only the courses of its cup, with the shelves of its last day', () => {
    const first = rankWeek(catalogue, 6, 1, 'kart')
    expect([first.date, listIds(first)]).toEqual(['2019-12-10', ['first']])
    const second = rankWeek(catalogue, 6, 2, 'kart')
    expect([second.date, listIds(second)]).toEqual(['2019-12-17', ['other', 'second']])
    expect(second.ranked[0]!.score).toBe(second.ranked[1]!.score)
  })

  it('uses today for a future week', () => {
    const ranking = rankWeek(catalogue, 8, 2, 'kart')
    expect([ranking.date, ranking.variantIds, listIds(ranking)]).toEqual([
      '2020-01-03',
      ['b', 'c'],
      ['other', 'second'],
    ])
  })

  it('refuses a week that is not on record', () => {
    expect(() => rankWeek(catalogue, 7, 2, 'kart')).toThrow('Tour 7 has no ranked week 2 on record.')
  })
})

describe('rankGame', () => {
  it('weights courses raced in future tours most', () => {
    const ranking = rankGame(catalogue, '2019-12-18', 'kart')
    // Tour 8 drives on a, b and c in its ranked cups: 7 times each. b is shared by two.
    const best = 7 + 7 / Math.SQRT2
    expect(ranking.variantIds).toEqual([])
    const most = ranking.ranked[0]!.score
    expect(ranking.ranked.map(({ itemId, score }) => [itemId, score / most])).toEqual([
      ['other', 1],
      ['first', expect.closeTo(7 / best, 5)],
      ['second', expect.closeTo(7 / Math.SQRT2 / best, 5)],
      ['far', expect.closeTo(1 / best, 5)],
    ])
  })

  it('counts every course once if no future tour is known', () => {
    const { ranked } = rankGame(catalogue, '2020-01-03', 'kart')
    expect(ranked.map(({ itemId }) => itemId)).toEqual(['other', 'first', 'far', 'second'])
  })
})

function listIds({ ranked }: SubjectRanking): string[] {
  return ranked.map(({ itemId }) => itemId)
}

function makeDriver(...[id, shelves, rest]: Required<Parameters<typeof makeItem>>) {
  return makeItem(id, shelves, { kind: 'driver', ...rest })
}
