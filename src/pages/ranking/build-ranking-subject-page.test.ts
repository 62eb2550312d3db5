import { describe, expect, test } from 'vitest'
import {
  identifyCourseRankings,
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'
import { expandSubject } from '../data/compact-row.ts'
import { buildRankingDayPage } from './build-ranking-pages.ts'
import {
  buildCourseRankingPage,
  buildGameRankingPage,
  buildTourRankingPage,
  buildWeekRankingPage,
} from './build-ranking-subject-page.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const [newYork, tokyo] = source.catalogue.tours

test('of a course variant: who is on its shelves, and from which level', () => {
  const siblings = identifyCourseRankings('3ds-bowsers-castle')
  const page = buildCourseRankingPage(source, source.catalogue.variantById.get('3ds-bowsers-castle')!, 'driver')
  expect(page).toMatchObject({
    path: `/rankings/id/${siblings.driver}/`,
    hash: siblings.driver,
    siblings,
    date: '2019-10-17',
    subject: { of: 'course', variant: { id: '3ds-bowsers-castle', courseId: '3ds-bowsers-castle' } },
    rest: [],
  })
  expect(expandSubject(page).rows.map(({ rank, item, shelves, tier }) => [rank, item.id, shelves, tier])).toEqual([
    [1, 'mario-santa', [1], null],
    [2, 'peach', [1], null],
    [3, 'mario', [3], null],
  ])
  expect(expandSubject(page).rows.map(({ skill, gameRank }) => [skill, gameRank])).toEqual([
    [null, 1],
    [null, 3],
    [{ id: 'fire-flower', name: 'Fire Flower' }, 2],
  ])
  expect([page.courseCount, page.withoutShelf]).toEqual([1, 0])
})

test('of a course variant that no item favours', () => {
  const page = buildCourseRankingPage(source, source.catalogue.variantById.get('tour-new-york-minute-2')!, 'glider')
  expect(page.rows).toEqual([])
})

test('of a tour: who has a shelf there, and on how many of its courses', () => {
  const page = buildTourRankingPage(source, newYork!, 'driver')
  expect(page).toMatchObject({
    hash: identifyTourRankings(1).driver,
    date: '2019-10-08',
    subject: { of: 'tour', tour: { number: 1 } },
    courseCount: 2,
    withoutShelf: 0,
  })
  expect(expandSubject(page).rows.map(({ item, here, shelves }) => [item.id, here, shelves])).toEqual([
    ['mario', [1, 1, 1], []],
    ['peach', [1, 0, 1], []],
  ])
})

test('of the whole game: who has a shelf anywhere, with where it comes up', () => {
  const page = buildGameRankingPage(source, 'kart')
  expect(page).toMatchObject({
    hash: identifyGameRankings().kart,
    date: '2019-10-17',
    subject: {
      of: 'game',
      round: { of: { rankedCups: 4, tours: 3 }, from: '2019-09-25', until: '2019-11-06' },
    },
    courseCount: 0,
  })
  expect(expandSubject(page).rows.map(({ item, appearances, tier }) => [item.id, appearances, tier === null])).toEqual([
    ['b-dasher', { rankedCups: 2, tours: 3 }, false],
    ['pipe-frame', { rankedCups: 0, tours: 0 }, false],
  ])
})

test('of a ranked week: as on its last day, or today', () => {
  const [first, second] = tokyo!.rankedCups
  expect(buildWeekRankingPage(source, tokyo!, first!, 'driver')).toMatchObject({
    hash: identifyWeekRankings(2, 1).driver,
    date: '2019-10-15',
    subject: { of: 'week', tour: { number: 2 }, cup: { week: 1, name: 'Mario Cup' } },
  })
  expect(buildWeekRankingPage(source, tokyo!, second!, 'kart')).toMatchObject({ date: '2019-10-17' })
})

test('a ranked week names the shelf on each of its courses, as its cup lifts it, and the skill', () => {
  const week = buildWeekRankingPage(source, tokyo!, tokyo!.rankedCups[0]!, 'driver')
  expect(expandSubject(week).rows.map(({ item, shelves, skill }) => [item.id, shelves, skill?.name ?? null])).toEqual([
    ['mario-santa', [1], null],
    ['mario', ['boosted-top'], 'Fire Flower'],
  ])
  expect(week.withoutShelf).toBe(1)
})

describe('a long table', () => {
  const template = smallCatalogue.itemById.get('pipe-frame')!
  const kart = Array.from({ length: 60 }, (_, index) => ({ ...template, id: `k${index}`, name: `Kart ${index}` }))
  const items = { ...smallCatalogue.items, kart }
  const itemById = new Map(
    Object.values(items)
      .flat()
      .map((item) => [item.id, item]),
  )
  const page = expandSubject(buildTourRankingPage(buildSmallSource({ items, itemById }), tokyo!, 'kart'))

  test('says everything of the best 50, and names the others', () => {
    expect([page.rows.length, page.rest.length]).toEqual([50, 10])
    expect(page.rest[0]).toEqual({
      id: expect.stringMatching(/^k\d+$/),
      name: expect.stringMatching(/^Kart \d+$/),
      score: page.rows[49]!.score,
      rarity: 'normal',
      scoreAtLevelOne: page.rows[49]!.levelOne[0],
    })
  })

  test('leaves no item out', () => {
    expect(new Set([...page.rows.map(({ item }) => item.id), ...page.rest.map(({ id }) => id)])).toEqual(
      new Set(kart.map(({ id }) => id)),
    )
  })
})

test('shelves that a later record took back are noted where a ranking counts them, and nowhere else', () => {
  const correction = {
    item: source.references.item('peach'),
    variant: source.references.variant('tour-new-york-minute'),
    shelf: 'top',
    level: 6,
    since: '2019-09-25',
    until: '2019-10-09',
  } as const
  const corrected = { ...source, shelves: { ...source.shelves, corrections: [correction] } }
  const cup = newYork!.rankedCups[0]!
  expect(buildTourRankingPage(corrected, newYork!, 'driver').corrections).toEqual([correction])
  expect(buildWeekRankingPage(corrected, newYork!, cup, 'driver').corrections).toEqual([correction])
  expect(buildTourRankingPage(corrected, newYork!, 'kart')).not.toHaveProperty('corrections')
  expect(buildTourRankingPage(corrected, tokyo!, 'driver')).not.toHaveProperty('corrections')
  expect(buildRankingDayPage(corrected, corrected.rankings.rankingOn('2019-10-08'), 12).corrections).toEqual([
    correction,
  ])
  expect(buildRankingDayPage(corrected, corrected.rankings.rankingOn('2019-10-09'), 13)).not.toHaveProperty(
    'corrections',
  )
})
