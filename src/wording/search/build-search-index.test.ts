import { expect, test } from 'vitest'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildSearchIndex } from './build-search-index.ts'
import { nameSearchRows } from './name-search-rows.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'

const written = buildSearchIndex(smallCatalogue, buildDayRankings(smallCatalogue))
const index = nameSearchRows(written)

test('items in list order, with their rarity', () => {
  expect(index.driver).toEqual([
    ['Mario (Santa)', 'mario-santa', 'high-end'],
    ['Boo', 'boo', 'high-end'],
    ['Mario', 'mario', 'super'],
    ['Peach', 'peach', 'super'],
  ])
})

test('a variant with its course’s name is not listed twice', () => {
  const ids = index.course.map(([, id]) => id)
  expect(ids).toContain('3ds-bowsers-castle')
  expect(ids).toContain('3ds-bowsers-castle-r')
  expect(index.course.find(([, id]) => id === '3ds-bowsers-castle-r')).toEqual([
    "3DS Bowser's Castle R",
    '3ds-bowsers-castle-r',
    '3ds-bowsers-castle',
  ])
  expect(new Set(index.course.map(([name]) => name)).size).toBe(index.course.length)
})

test('a skill without a category is described by its kind of item', () => {
  expect(index.skill).toContainEqual(['Dash Panel Plus', 'dash-panel-plus', 'kart'])
})

test('a ranked cup once, the newest first, and which rankings it has', () => {
  expect(index.cup).toEqual([
    ['Peach Cup', '/tours/tokyo-tour/#week-2', '2019-10-16/2019-10-23/2/2'],
    ['Mario Cup', '/tours/tokyo-tour/#week-1', '2019-10-09/2019-10-16/2/1'],
    ['Boo Cup', '/tours/halloween-tour/#week-1', '2019-10-23/2019-10-30/3/1'],
  ])
})

test('tours, the newest first', () => {
  expect(index.tour.map(([, id]) => id)).toEqual(['tokyo-tour', 'new-york-tour', 'halloween-tour'])
})

test('quick links to what is first and last', () => {
  expect(index.link.slice(0, 5)).toEqual([
    ['First tour', '/tours/new-york-tour/', 'New York Tour, from 25 Sep 2019'],
    ['Last tour', '/tours/tokyo-tour/', 'Tokyo Tour'],
    ['Last ranked cup', '/race/', 'Peach Cup'],
    ['Last day', '/ranking/2019-10-17/', '17 Oct 2019'],
    ['End of service', '/tours/halloween-tour/', '6 Nov 2019, with the Halloween Tour'],
  ])
})

test('pages and quick links have no words of a language in the file', () => {
  expect(written.link[0]).toEqual(['first-tour', '/tours/new-york-tour/', 'New York Tour', '2019-09-25'])
  expect(written.page.map(([id]) => id)).toEqual(expect.arrayContaining(['last-ranking', 'driver-list']))
})

test('the days and the number of a tour', () => {
  expect(index.tour[0]).toEqual(['Tokyo Tour', 'tokyo-tour', '2019-10-09/2019-10-23/2'])
})

test('the days that have a ranking', () => {
  expect(written.rankedDays).toEqual({ first: '2019-09-26', last: '2019-10-17', skipped: ['2019-10-02'] })
})

test('the newest ranking is the first page, every area follows', () => {
  expect(index.page[0]?.[0]).toBe('Ranking of the last day')
  expect(index.page[0]?.[1]).toMatch(/^\/ranking\/\d{4}-\d{2}-\d{2}\/$/)
  expect(index.page).toContainEqual(['Tips and tricks', '/tips-and-tricks/'])
})
