import { describe, expect, test } from 'vitest'
import type { ItemKind } from '#catalogue/entities.ts'
import { expandItemCourse } from '../data/compact-item-course.ts'
import type { ItemPage } from '../data/item-pages.ts'
import { buildItemPage } from './build-item-page.ts'
import { identifyGameRankings } from '../source/references/identify-ranking.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()

function page(kind: ItemKind, id: string) {
  const index = source.items[kind].findIndex((item) => item.id === id)
  return buildItemPage(source, source.items[kind][index]!, index)
}

function coursesOf({ courses }: Pick<ItemPage, 'courses'>) {
  return courses.map(expandItemCourse)
}

test('names, debut and neighbours in the list', () => {
  expect(page('driver', 'mario')).toMatchObject({
    path: '/drivers/mario/',
    crumbs: ['driver-list'],
    item: { id: 'mario', rarity: 'super' },
    skill: { id: 'fire-flower' },
    debut: { number: 1, start: '2019-09-25' },
    label: { label: 'recorded' },
    neighbours: { previous: { id: 'boo' }, next: { id: 'peach' } },
  })
})

test('its courses today: top shelf first, then those of the ranked cup, then those of the tour', () => {
  const courses = coursesOf(page('driver', 'mario')).map(({ variant, shelf, level, since, inCup, inTour }) => [
    variant.id,
    shelf,
    level,
    since,
    inCup,
    inTour,
  ])
  expect(courses).toEqual([
    ['3ds-bowsers-castle', 'top', 3, '2019-10-09', true, true],
    ['tour-new-york-minute', 'top', 1, '2019-09-25', false, true],
    ['3ds-bowsers-castle-r', 'middle', 1, '2019-10-09', false, true],
  ])
})

test('since when each course counts', () => {
  const courses = coursesOf(page('driver', 'mario')).map(({ variant, from }) => [variant.id, from])
  expect(courses).toEqual([
    ['3ds-bowsers-castle', ['2019-10-09', '2019-09-25']],
    ['tour-new-york-minute', ['2019-09-25', null]],
    ['3ds-bowsers-castle-r', [null, '2019-10-09']],
  ])
})

test('its rank over time', () => {
  const mario = page('driver', 'mario')
  expect(mario.best).toEqual({ rank: 1, date: '2019-09-26', untilDate: '2019-10-08' })
  expect(mario.rankSince).toBe('2019-10-09')
  expect(mario.history.ranks[0]).toBe(1)
  expect(mario.history.ranks.at(-1)).toBe(2)
  expect(page('driver', 'boo')).toMatchObject({ best: null, rankSince: null, history: { days: [] } })
})

test('its best rank says how that day is known where the page does not', () => {
  const [, second] = source.catalogue.shelfRecords
  const late = buildSmallSource({ shelfRecords: [second!] })
  const [mario] = late.items.driver.filter(({ id }) => id === 'mario')
  expect(buildItemPage(late, mario!, 0).best).toMatchObject({ date: '2019-09-26', label: 'reconstructed' })
  expect(page('driver', 'mario').best).not.toHaveProperty('label')
})

test('its rank today, among items that are in the game', () => {
  expect(page('driver', 'mario-santa').today).toMatchObject({
    rank: 1,
    of: 3,
    top: { cup: 1, tour: 3, all: 3 },
    middle: { all: 0 },
    isNew: true,
  })
})

test('what it is worth having, and where it comes up', () => {
  expect(page('driver', 'mario-santa')).toMatchObject({
    worth: { rank: 1, of: 3, ranking: identifyGameRankings().driver },
    appearances: { rankedCups: 4, tours: 3 },
    round: { of: { rankedCups: 4, tours: 3 }, from: '2019-09-25', until: '2019-11-06' },
  })
  expect(page('kart', 'pipe-frame')).toMatchObject({
    worth: { rank: 2, of: 2 },
    appearances: { rankedCups: 0, tours: 0 },
  })
})

test('the counts of its rank are those of the courses', () => {
  for (const kind of ['driver', 'kart', 'glider'] as const) {
    source.items[kind].forEach((item, index) => {
      const { today, ...data } = buildItemPage(source, item, index)
      const courses = coursesOf(data)
      expect(courses.filter(({ shelf }) => shelf === 'top')).toHaveLength(today?.top.all ?? 0)
      expect(courses.filter(({ shelf }) => shelf === 'middle')).toHaveLength(today?.middle.all ?? 0)
      expect(courses.filter(({ shelf, inCup }) => shelf === 'top' && inCup)).toHaveLength(today?.top.cup ?? 0)
    })
  }
})

test('who shares its courses', () => {
  expect(page('driver', 'mario').similar.map(({ id }) => id)).toEqual(['mario-santa', 'peach'])
})

describe('an item without a rank', () => {
  test.each([
    ['driver', 'boo'],
    ['glider', 'super-glider'],
  ] as const)('%s %s', (kind, id) => {
    expect(page(kind, id)).toMatchObject({ today: null, worth: null, appearances: null, courses: [], similar: [] })
  })
})

test('of an item with a short list, how many of its shelves are known', () => {
  const mario = source.catalogue.itemById.get('mario')!
  const { knownTops, knownMiddles } = buildItemPage(source, { ...mario, publicShelfCounts: { top: 9, middle: 7 } }, 0)
  expect([knownTops, knownMiddles]).toEqual([
    { known: 1, of: 9 },
    { known: 2, of: 7 },
  ])
  expect(page('driver', 'mario')).not.toHaveProperty('knownMiddles')
})
