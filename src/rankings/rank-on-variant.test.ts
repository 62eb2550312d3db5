import { expect, it } from 'vitest'
import { buildDayRankings } from './build-day-rankings.ts'
import { rankOnVariant } from './rank-on-variant.ts'
import { makeCatalogue, makeItem, makeSkill, makeVariant, onMiddle, onTop } from './testing/make-catalogue.ts'

const catalogue = makeCatalogue({
  variants: [makeVariant('here'), makeVariant('there'), makeVariant('empty'), makeVariant('coming', { debutTour: 3 })],
  skills: [makeSkill('strong', 9), makeSkill('weak', 2)],
  items: [
    makeDriver('all-rounder', [onTop('here', { level: 6 }), onMiddle('here'), onTop('there')], { skillId: 'weak' }),
    makeDriver('strong', [onTop('here')], { skillId: 'strong' }),
    makeDriver('weak', [onTop('here')], { skillId: 'weak' }),
    makeDriver('unknown', [onTop('here')], {}),
    makeDriver('super', [onTop('here'), onTop('there')], { skillId: 'strong', rarity: 'super' }),
    makeDriver('halfway', [onMiddle('here'), onTop('there')], { skillId: 'strong' }),
    makeDriver('elsewhere', [onTop('there')], { skillId: 'strong' }),
    makeDriver('lost', [onTop('here', { until: '2019-12-04' })], { skillId: 'strong' }),
    makeDriver('coming', [onTop('here'), onTop('coming')], { debutTour: 2 }),
    makeItem('kart', [onTop('here')]),
  ],
})
const rankings = buildDayRankings(catalogue)

it('has the top shelf before the middle, by points, then skill, then the rank of the day', () => {
  const standings = rankOnVariant(rankings.rankingOn('2019-12-04'), catalogue, 'here', 'driver')
  expect(standings.map(({ rank, itemId, shelf, level }) => [rank, itemId, shelf, level])).toEqual([
    [1, 'strong', 'top', 1],
    [2, 'all-rounder', 'top', 6],
    [3, 'weak', 'top', 1],
    [4, 'coming', 'top', 1],
    [5, 'unknown', 'top', 1],
    [6, 'super', 'top', 1],
    [7, 'halfway', 'middle', 1],
  ])
})

it('tells the rank of the day besides', () => {
  const day = rankings.rankingOn('2019-12-04')
  for (const { itemId, overallRank } of rankOnVariant(day, catalogue, 'here', 'driver')) {
    expect(day.kinds.driver.standings[overallRank - 1]!.itemId).toBe(itemId)
  }
})

it.each([
  ['2019-12-03', 'here', ['lost', 'strong']],
  ['2019-10-22', 'coming', []],
  ['2019-10-23', 'coming', ['coming']],
  ['2019-10-23', 'empty', []],
] as const)('on %s, %s begins with %j', (date, variantId, expected) => {
  const standings = rankOnVariant(rankings.rankingOn(date), catalogue, variantId, 'driver')
  expect(
    standings
      .map(({ itemId }) => itemId)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(expected)
})

it('refuses a variant that is not in the catalogue', () => {
  const day = rankings.rankingOn('2019-12-04')
  expect(() => rankOnVariant(day, catalogue, 'nowhere', 'kart')).toThrow('There is no course variant "nowhere".')
})

function makeDriver(...[id, shelves, rest]: Required<Parameters<typeof makeItem>>) {
  return makeItem(id, shelves, { kind: 'driver', ...rest })
}
