import { expect, test } from 'vitest'
import { identifyTourRankings, identifyWeekRankings } from '../source/references/identify-ranking.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { buildTourPage, buildTourListPage } from './build-tour-page.ts'

const source = buildSmallSource()
const [newYork, tokyo, halloween] = source.catalogue.tours.map((tour, index) => buildTourPage(source, tour, index))

test('a past tour: its cups in order, what came new, its ranking days without the skipped one', () => {
  expect(newYork).toMatchObject({
    path: '/tours/new-york-tour/',
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

test('shelves that items of earlier tours gained in it, and none of its own', () => {
  const { shelves } = source.catalogue.itemById.get('mario')!
  const moved = {
    ...source.catalogue.itemById.get('mario')!,
    shelves: shelves.map((each) => ({ ...each, since: '2019-10-09' as const })),
  }
  const itemById = new Map(
    [...source.catalogue.itemById].map(([id, item]) => [id, id === 'mario' ? moved : { ...item, shelves: [] }]),
  )
  const page = buildTourPage({ ...source, catalogue: { ...source.catalogue, itemById } }, source.catalogue.tours[1]!, 1)
  const count = (shelf: string) => shelves.filter((each) => each.shelf === shelf).length
  const [top, middle] = [count('top'), count('middle')]
  expect(page.shelvesGained).toMatchObject({ top, middle, items: 1, most: [{ item: { id: 'mario' }, top, middle }] })
  expect(shelves.length).toBeGreaterThan(0)
})

test('the tour of the build day: rankings of the weeks that have begun', () => {
  expect(tokyo).toMatchObject({ rankings: identifyTourRankings(2) })
  expect(tokyo!.rankedCups.map(({ week, rankings }) => [week, rankings])).toEqual([
    [1, identifyWeekRankings(2, 1)],
    [2, identifyWeekRankings(2, 2)],
  ])
  expect(tokyo!.rankingDays.at(-1)).toBe('2019-10-17')
})

test('a tour after the build day has no rankings', () => {
  expect(halloween).toMatchObject({
    label: { label: 'carried-on' },
    rankings: null,
    podium: null,
    rankedCups: [{ week: 1, name: 'Boo Cup', rankings: null }],
    rankingDays: [],
    newItems: [{ id: 'boo' }],
  })
})

test('what to race with in a ranked week, without points where a kind has no shelf on record', () => {
  expect(newYork!.rankedCups[0]!.loadouts).toMatchObject([
    { picks: [{ item: { id: 'mario' } }, { item: { id: 'b-dasher' } }], points: null },
  ])
  expect(halloween!.rankedCups[0]!.loadouts).toEqual([])
})

test('number one before and at the end, with its rank on the other day', () => {
  expect(newYork!.leaders).toMatchObject({ before: null, last: '2019-10-08', kinds: { driver: [null, {}] } })
  expect(tokyo!.leaders).toMatchObject({
    before: '2019-10-08',
    last: '2019-10-17',
    kinds: {
      driver: [
        { item: { id: 'mario' }, otherRank: 2 },
        { item: { id: 'mario-santa' }, otherRank: null },
      ],
    },
  })
  expect(halloween!.leaders).toBeNull()
})

test('the three best of each kind, as in the ranking of the tour', () => {
  expect(tokyo!.podium?.driver.map(({ rank, item }) => [rank, item.id])).toEqual([
    [1, 'mario-santa'],
    [2, 'mario'],
    [3, 'peach'],
  ])
  expect(newYork!.podium?.driver.map(({ item }) => item.id)).toEqual(['mario', 'peach'])
})

test('every tour with what it introduced, newest first', () => {
  const page = buildTourListPage(buildSmallSource())
  expect(page).toMatchObject({ path: '/tours/' })
  expect(page.tours.map(({ id, newItemCount, newCityCourses }) => [id, newItemCount, newCityCourses])).toEqual([
    ['halloween-tour', 1, []],
    ['tokyo-tour', 1, []],
    ['new-york-tour', 5, ['New York Minute']],
  ])
})
