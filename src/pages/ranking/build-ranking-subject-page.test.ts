import { describe, expect, test } from 'vitest'
import { identifyCourseRankings, identifyTourRankings, identifyWeekRankings } from '../source/identify-ranking.ts'
import { buildRankingDayPage } from './build-ranking-day-page.ts'
import { buildCourseRankingPage, buildTourRankingPage, buildWeekRankingPage } from './build-ranking-subject-page.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const [newYork, tokyo] = source.catalogue.tours

test('of a course variant: who stands on its shelves, and from which level', () => {
  const siblings = identifyCourseRankings('3ds-bowsers-castle')
  const page = buildCourseRankingPage(source, source.catalogue.variantById.get('3ds-bowsers-castle')!, 'driver')
  expect(page).toMatchObject({
    path: `/rankings/id/${siblings.driver}/`,
    hash: siblings.driver,
    siblings,
    title: "Best drivers on 3DS Bowser's Castle",
    date: '2019-10-17',
    subject: { of: 'course', variant: { id: '3ds-bowsers-castle', courseId: '3ds-bowsers-castle' } },
    rest: [],
  })
  expect(page.rows.map(({ rank, item, shelf, level }) => [rank, item.id, shelf, level])).toEqual([
    [1, 'mario-santa', 'top', 1],
    [2, 'mario', 'top', 3],
    [3, 'peach', 'top', 1],
  ])
})

test('of a course variant that no item favours', () => {
  const page = buildCourseRankingPage(source, source.catalogue.variantById.get('tour-new-york-minute-2')!, 'glider')
  expect(page.rows).toEqual([])
  expect(page.description).toBe('No glider with a top or middle shelf on New York Minute 2 is on record yet.')
})

test('of a tour: every item that was in the game on its last day', () => {
  const page = buildTourRankingPage(source, newYork!, 'driver')
  expect(page).toMatchObject({
    hash: identifyTourRankings(1).driver,
    title: 'Best drivers in the New York Tour',
    date: '2019-10-08',
    subject: { of: 'tour', tour: { number: 1 } },
  })
  expect(page.rows.map(({ item }) => item.id)).toEqual(['mario', 'peach'])
})

test('of a ranked week: as on its last day, or today', () => {
  const [first, second] = tokyo!.rankedCups
  expect(buildWeekRankingPage(source, tokyo!, first!, 'driver')).toMatchObject({
    hash: identifyWeekRankings(2, 1).driver,
    title: 'Best drivers in week 1 of the Tokyo Tour',
    date: '2019-10-15',
    subject: { of: 'week', tour: { number: 2 }, cup: { week: 1, name: 'Mario Cup' } },
  })
  expect(buildWeekRankingPage(source, tokyo!, second!, 'kart').date).toBe('2019-10-17')
})

test('a ranked week moves against the ranking before it, and says why', () => {
  const week = buildWeekRankingPage(source, tokyo!, tokyo!.rankedCups[1]!, 'driver')
  expect(week.change).toEqual({ since: '2019-10-16', causes: [{ of: 'week', week: 2, name: 'Peach Cup' }] })
  expect(week.rows.map(({ item, movement, gained }) => [item.id, movement, gained])).toEqual([
    ['mario-santa', 0, [0, 0, 0]],
    ['mario', 0, [1, 0, 0]],
    ['peach', 0, [1, 0, 0]],
  ])
  expect(buildTourRankingPage(source, tokyo!, 'driver')).toMatchObject({
    change: null,
    rows: [{ gained: null }, {}, {}],
  })
})

describe('a long table', () => {
  const template = smallCatalogue.items.kart[0]!
  const kart = Array.from({ length: 60 }, (_, place) => ({ ...template, id: `k${place}`, name: `Kart ${place}` }))
  const items = { ...smallCatalogue.items, kart }
  const itemById = new Map(
    Object.values(items)
      .flat()
      .map((item) => [item.id, item]),
  )
  const page = buildTourRankingPage(buildSmallSource({ items, itemById }), tokyo!, 'kart')

  test('says everything of the best 50, and names the others', () => {
    expect([page.rows.length, page.rest.length]).toEqual([50, 10])
    expect(page.rest[0]).toEqual({
      id: expect.stringMatching(/^k\d+$/),
      name: expect.stringMatching(/^Kart \d+$/),
      score: 100,
      rarity: 'normal',
      weigh: [100, 100, null, 100],
    })
  })

  test('leaves nobody out', () => {
    expect(new Set([...page.rows.map(({ item }) => item.id), ...page.rest.map(({ id }) => id)])).toEqual(
      new Set(kart.map(({ id }) => id)),
    )
  })
})

test('what a later record took back is noted where a ranking counts it, and nowhere else', () => {
  const correction = {
    item: source.references.item('peach'),
    variant: source.references.variant('tour-new-york-minute'),
    shelf: 'top',
    level: 6,
    since: '2019-09-25',
    until: '2019-10-09',
  } as const
  const corrected = { ...source, corrections: [correction] }
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
