import { expect, test } from 'vitest'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildPageSource } from '../source/build-page-source.ts'
import { reportedCatalogue } from '../testing/reported-catalogue.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { matchRoute } from '../routes/match-route.ts'
import { routes } from '../routes/routes.ts'
import { buildDataPage, buildCorrectionsPage, buildNotFoundPage } from './build-site-pages.ts'

const { collections } = buildDataPage(buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue)))

test('each field of a table is shown with a value of its first rows', () => {
  const { fields } = collections.find(({ name }) => name === 'shelves')!
  expect(fields.map(({ name, example }) => [name, example])).toEqual([
    ['kind', 'driver'],
    ['item', 'mario-santa'],
    ['variant', '3ds-bowsers-castle'],
    ['shelf', 'top'],
    ['level', '1'],
    ['since', '2019-10-09'],
    ['until', ''],
  ])
})

test('each table says what it holds', () => {
  for (const { contents, fields, count } of collections) {
    expect(contents).toMatch(/\.$/)
    expect(fields.some(({ example }) => example !== '')).toBe(count > 0)
  }
})

const peach = smallCatalogue.itemById.get('peach')!
const shelf = peach.shelves[0]!

test('the small game has nothing to correct', () => {
  expect(buildCorrectionsPage(buildSmallSource())).toMatchObject({ reported: [], withdrawn: [] })
})

test('players’ reports and corrections by later records are separate', () => {
  const reported = { ...peach, shelves: [{ ...shelf, since: '2019-10-10', sinceBy: 13 } as const] }
  const itemById = new Map([...smallCatalogue.itemById, [peach.id, reported]])
  const page = buildCorrectionsPage(buildSmallSource({ itemById }))
  expect(page.reported).toEqual([
    {
      item: { kind: 'driver', id: 'peach', name: 'Peach', rarity: 'super' },
      variant: expect.objectContaining({ id: '3ds-bowsers-castle' }),
      place: { shelf: 'top', level: 1 },
      date: '2019-10-10',
      players: 13,
    },
  ])
  expect(page.withdrawn).toEqual([])
})

test('what players saw withdrawn is among their reports alone', () => {
  const gone = { ...peach, shelves: [{ ...shelf, until: '2019-10-12', untilBy: 13 } as const] }
  const itemById = new Map([...smallCatalogue.itemById, [peach.id, gone]])
  const items = {
    ...smallCatalogue.items,
    driver: smallCatalogue.items.driver.map((item) => (item === peach ? gone : item)),
  }
  const page = buildCorrectionsPage(buildSmallSource({ itemById, items }))
  expect(page.reported).toHaveLength(1)
  expect(page.withdrawn).toEqual([])
})

test('items of which public lists count more shelves, or nothing, are named; the others are counted', () => {
  const short = { ...peach, publicShelfCounts: { top: 9, middle: 0 } }
  const itemById = new Map([...smallCatalogue.itemById, [peach.id, short]])
  const publicCounts = { date: '2019-10-20', without: ['boo'] } as const
  const page = buildCorrectionsPage(buildSmallSource({ itemById, publicCounts }))
  expect(page.publicCounts).toEqual({
    date: '2019-10-20',
    equal: itemById.size - 2,
    of: itemById.size,
    short: [
      {
        item: { kind: 'driver', id: 'peach', name: 'Peach', rarity: 'super' },
        top: { known: expect.any(Number), of: 9 },
        middle: expect.anything(),
      },
    ],
    without: [expect.objectContaining({ id: 'boo' })],
  })
})

test('suggests pages that exist', () => {
  const { path, suggestions, round } = buildNotFoundPage(buildSmallSource())
  expect(path).toBe('/404/')
  expect(round.map(({ number }) => number)).toEqual([3, 2, 1])
  expect(suggestions.length).toBeGreaterThan(3)
  for (const suggestion of suggestions) expect(matchRoute(routes[suggestion])).not.toBeNull()
})
