import { expect, test } from 'vitest'
import { buildTourPage } from './build-tour-page.ts'
import { identifyTourRankings, identifyWeekRankings } from '../source/identify-ranking.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const [newYork, tokyo, halloween] = source.catalogue.tours.map((tour, index) => buildTourPage(source, tour, index))

test('a past tour: its cups in order, what came new, its ranking days without the skipped one', () => {
  expect(newYork).toMatchObject({
    path: '/tours/new-york-tour/',
    title: 'New York Tour',
    state: 'past',
    label: { label: 'recorded' },
    newCityCourses: ['New York Minute'],
    newCourses: [{ id: 'tour-new-york-minute' }, { id: '3ds-bowsers-castle' }],
    cups: [
      { name: 'Mii Cup', driver: null, courses: [{ name: 'New York Minute' }] },
      { name: 'Peach Cup', driver: { id: 'peach' }, courses: [{ name: "3DS Bowser's Castle" }] },
    ],
    rankings: identifyTourRankings(1),
    neighbours: { previous: null, next: { id: 'tokyo-tour' } },
  })
  expect(newYork!.newItems.map(({ id }) => id)).toEqual(['mario', 'peach', 'b-dasher', 'pipe-frame', 'super-glider'])
  expect([newYork!.rankingDays[0], newYork!.rankingDays.at(-1), newYork!.rankingDays.length]).toEqual([
    '2019-09-26',
    '2019-10-08',
    12,
  ])
})

test('the tour in force: rankings of the weeks that have begun', () => {
  expect(tokyo).toMatchObject({ state: 'current', rankings: identifyTourRankings(2) })
  expect(tokyo!.rankedCups.map(({ week, rankings }) => [week, rankings])).toEqual([
    [1, identifyWeekRankings(2, 1)],
    [2, identifyWeekRankings(2, 2)],
  ])
  expect(tokyo!.rankingDays.at(-1)).toBe('2019-10-17')
})

test('the next tour has its rankings, with the shelves as they are known', () => {
  expect(halloween).toMatchObject({
    state: 'coming',
    label: { label: 'carried-on' },
    rankings: identifyTourRankings(3),
    rankedCups: [{ week: 1, name: 'Boo Cup', rankings: identifyWeekRankings(3, 1) }],
    rankingDays: [],
    newItems: [{ id: 'boo' }],
  })
})

test('the next tour says which of each rarity is best there', () => {
  const { against, courseCount, kinds } = halloween!.preview!
  expect([against.number, courseCount]).toEqual([2, 1])
  expect(kinds.map(({ best }) => best.map(({ item, topCount }) => [item.id, topCount]))).toEqual([
    [
      ['mario-santa', 1],
      ['mario', 1],
    ],
    [['b-dasher', 1]],
    [],
  ])
  expect([newYork!.preview, tokyo!.preview]).toEqual([null, null])
})

test('a tour after the next one has no rankings', () => {
  const early = buildSmallSource({ today: '2019-10-01' })
  const [, next, later] = early.catalogue.tours.map((tour, index) => buildTourPage(early, tour, index))
  expect([next!.rankings, later!.rankings, later!.podium, later!.preview]).toEqual([
    identifyTourRankings(2),
    null,
    null,
    null,
  ])
})

test('the three best of each kind, as in the ranking of the tour', () => {
  expect(tokyo!.podium?.driver.map(({ rank, item }) => [rank, item.id])).toEqual([
    [1, 'mario-santa'],
    [2, 'mario'],
    [3, 'peach'],
  ])
  expect(newYork!.podium?.driver.map(({ item }) => item.id)).toEqual(['mario', 'peach'])
})
