/** The pages of the real content: what a small hand-made catalogue cannot show. */
import { expandRaceTour } from '#pages/data/race-page.ts'
import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type Catalogue } from '#catalogue/entities.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import { expandDayKind, expandMovers } from '#pages/data/compact-row.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { readDescription } from '#wording/descriptions/descriptions.ts'
import { readTitle } from '#wording/titles.ts'
import { buildSearchIndex } from '#wording/search/build-search-index.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { answerBest } from '#rankings/planner/answer-races.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { racesOfCup } from '#rankings/planner/plan-races.ts'
import { listCups } from '#rankings/planner/plan-week.ts'
import { realCatalogue as catalogue, realFiles as files } from '../real-content.ts'
import { realRankings as dayRankings, realSite as built } from '../real-site.ts'
import { findWordsOfTime, saysWhen } from '../words-of-time.ts'
import { isOfKind } from './is-of-kind.ts'
import { testItems } from './test-items.ts'
import { testRecords } from './test-records.ts'

const buildDay = '2026-09-29'

function readReal(today: IsoDate): Catalogue {
  const { catalogue: read, problems } = buildCatalogue(files, { today })
  expect(problems).toEqual([])
  return read!
}

const pages = [...built.pages()]
const days = pages.filter(isOfKind('ranking-day'))
const isItemPage = (page: PageData): page is ItemPage => 'item' in page
const items = pages.filter(isItemPage)

testItems(items)

test('every ranking but the first has its causes', () => {
  expect(days.map(({ date }) => date)).toEqual(dayRankings.days)
  for (const index of itemKinds.keys()) {
    const views = days.map(({ kinds }) => kinds[index]!)
    const firstChange = views.findIndex(({ causes }) => causes.length > 0)
    expect(new Set(views.slice(0, firstChange).map(({ unchangedSince }) => unchangedSince)).size).toBe(1)
    expect(views.slice(firstChange).filter(({ causes }) => causes.length === 0)).toEqual([])
  }
})

test('quick links to records lead to records that there are', () => {
  const [page] = pages.filter(isOfKind('records'))
  const anchors = ['timeline', ...page!.records.map(({ id }) => id)]
  const { link } = buildSearchIndex(catalogue, dayRankings)
  const linked = link.flatMap(([, path]) => (path.startsWith('/records/#') ? [path.split('#')[1]] : []))
  expect(linked.filter((anchor) => !anchors.includes(String(anchor)))).toEqual([])
  expect(linked.length).toBeGreaterThan(3)
})

test('every link in a guide leads somewhere', () => {
  expect(built.problems).toEqual([])
})

test('there are over 5,000 pages, as many as were counted', () => {
  expect(pages.length).toBeGreaterThan(5000)
  expect(built.count).toBe(pages.length)
})

test('titles are unique, and titles and descriptions fit a search result', () => {
  const titles = pages.map(readTitle)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => title !== null && !/^[^{}]{3,80}$/.test(title))).toEqual([])
  expect(pages.map(readDescription).filter((text) => !/^[^{}]{20,210}$/.test(text))).toEqual([])
})

test('no text says today, now or next: pages name their day', () => {
  const texts = new Set<string>()
  for (const page of pages) if (saysWhen(page.path)) collectTexts([page, readTitle(page), readDescription(page)], texts)
  expect(texts.size).toBeGreaterThan(10_000)
  expect([...texts].flatMap(findWordsOfTime)).toEqual([])
})

/** What is written in sentences, rather than names and ids. */
function collectTexts(data: unknown, texts: Set<string>): void {
  if (typeof data === 'string') {
    if (data.includes(' ')) texts.add(data)
  } else if (typeof data === 'object' && data !== null) {
    // Most of a page are lists of numbers.
    for (const value of Object.values(data)) if (typeof value !== 'number') collectTexts(value, texts)
  }
}

describe('days', () => {
  test('run from the first to the build day without the two skipped ones', () => {
    expect([days[0]!.date, days.at(-1)!.date]).toEqual(['2019-09-26', buildDay])
    // 2,561 days from the first to the last, both counted.
    expect(days).toHaveLength(2561 - 2)
    const dates = new Set(days.map(({ date }) => date))
    expect([dates.has('2019-10-02'), dates.has('2020-08-03')]).toEqual([false, false])
  })

  test('are chained both ways', () => {
    days.forEach(({ neighbours }, index) => {
      expect(neighbours).toEqual({ previous: days[index - 1]?.date ?? null, next: days[index + 1]?.date ?? null })
    })
  })

  test('count no mover that did not move, and nobody twice', () => {
    for (const view of new Set(days.flatMap(({ kinds }) => kinds))) {
      const { risers, fallers, newcomers } = expandMovers(view)
      expect(Math.min(...risers.map(({ movement }) => movement), 1)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...fallers.map(({ movement }) => movement), -1)).toBeLessThanOrEqual(-1)
      const ids = [...risers, ...fallers, ...newcomers].map(({ item }) => item.id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('weigh at most 12 kB compressed', () => {
    const texts = days.map((day) => JSON.stringify(day))
    const largest = texts.reduce((a, b) => (a.length > b.length ? a : b))
    expect(brotliCompressSync(largest).length).toBeLessThan(12_000)
  })
})

/** Every twentieth: all of them take seconds for each day. */
const someItems = new Set(items.flatMap(({ path }, index) => (index % 20 === 0 ? [path] : [])))
test.each<[today: IsoDate]>([['2020-01-15'], ['2021-05-29']])(
  'an item counts the courses that it lists, also on %s',
  (today) => {
    const past = readReal(today)
    const then = buildPages(past, buildDayRankings(past)).plans.flatMap(({ path, build }) => {
      const page = someItems.has(path) ? build() : null
      return page && isItemPage(page) ? page : []
    })
    expect(then).toHaveLength(someItems.size)
    expect(then.filter(isMiscounted)).toEqual([])
  },
)

test('an item counts the courses that it lists', () => {
  expect(items.filter(isMiscounted).map(({ path }) => path)).toEqual([])
})

function isMiscounted({ today, courses: compact }: ItemPage): boolean {
  const courses = compact.map(expandItemCourse)
  const top = courses.filter(({ shelf }) => shelf === 'top')
  return (
    top.length !== (today?.top.all ?? 0) ||
    courses.length - top.length !== (today?.middle.all ?? 0) ||
    courses.filter(({ shelf, inCup, isBoosted }) => inCup && (shelf === 'top' || isBoosted)).length !==
      (today?.top.cup ?? 0) ||
    top.filter(({ inTour }) => inTour).length !== (today?.top.tour ?? 0)
  )
}

/** A shelf line, read without the code that is tested, as far as it holds on the build day. */
function readShelfLine(line: string): 'top' | 'middle' | null {
  const held = line.split(',').flatMap((part) => {
    const [, shelf, since = '', until = '9999'] =
      /^\s*(top|middle)\b.*? since (\S+)(?: by \d+ players)?(?: until (\S+))?/.exec(part) ?? []
    return since <= buildDay && buildDay < until ? shelf : []
  })
  return held.includes('top') ? 'top' : held.includes('middle') ? 'middle' : null
}

test('every item is on as many shelves as its file has lines', () => {
  const counted = files
    .filter(({ path }) => /^(?:drivers|karts|gliders)\//.test(path))
    .map(({ path, text }) => {
      const held = (text.split(/^shelves:$/m)[1] ?? '').match(/(?<=: ).+/g)?.map(readShelfLine) ?? []
      const count = (shelf: string) => held.filter((each) => each === shelf).length
      return [`/${path.replace('.yaml', '/')}`, count('top'), count('middle')]
    })
  const shown = items.map(({ path, today }) => [path, today?.top.all ?? 0, today?.middle.all ?? 0])
  expect(shown.toSorted()).toEqual(counted.toSorted())
  expect(counted.some(([, top, middle]) => Number(top) > 50 && Number(middle) > 50)).toBe(true)
})

test('a race card for every ranked week whose three courses are known, and the last one on the home page', () => {
  const cups = catalogue.tours
    .flatMap(({ number, rankedCups }) => rankedCups.map((cup) => ({ ...cup, tour: { number } })))
    .filter(({ variantIds }) => variantIds.length === 3)
    .map(({ tour, week, name, start, end, basis }) => ({ tour, week, name, start, end, basis }))
  const { round, earlier, last } = pages.find(isOfKind('race'))!
  expect([...round, ...earlier].toReversed().flatMap(expandRaceTour)).toMatchObject(cups)
  expect(round.flatMap(expandRaceTour).every(({ courses }) => courses.length === 3)).toBe(true)
  expect(round.flatMap(expandRaceTour)).toHaveLength(52)
  expect(last).toMatchObject(cups.at(-1)!)
  expect(pages.find(isOfKind('home'))!.race).toEqual(last)
})

describe('courses', () => {
  const courses = pages.filter(isOfKind('course'))

  test('items that records put on the top shelf, and none took back, are there', () => {
    for (const { variants, items: named } of courses) {
      for (const { shelves, history } of variants) {
        // From the oldest record on.
        const came = new Set<number>()
        for (const { top = [], raised = [], middle = [], gone = [] } of history.toReversed()) {
          for (const index of middle) came.delete(index)
          for (const index of [...top, ...raised.map(([raisedIndex]) => raisedIndex)]) came.add(index)
          for (const index of gone) came.delete(index)
        }
        const stand = Object.values(shelves).flatMap(({ top }) => top.map(([index]) => index))
        expect(stand.map((index) => named[index]!.id).toSorted()).toEqual(
          [...came].map((index) => named[index]!.id).toSorted(),
        )
      }
    }
  })

  test('every place that a record took back is noted by every page that it changes', () => {
    const taken = [...catalogue.itemById.values()].flatMap(({ id, shelves }) =>
      shelves.flatMap(({ variantId, level, since, until }) =>
        until !== null && until <= buildDay ? [{ item: id, variant: variantId, level, since, until }] : [],
      ),
    )
    expect(taken).toContainEqual({
      item: 'mario-halloween',
      variant: 'wii-maple-treeway-r',
      level: 6,
      since: '2020-10-21',
      until: '2020-11-04',
    })
    const told = courses.flatMap(({ corrections }) => corrections)
    expect(told.map(({ item, variant, level }) => [item.id, variant.id, level]).toSorted()).toEqual(
      taken.map(({ item, variant, level }) => [item, variant, level]).toSorted(),
    )
    const noted = days.filter(({ corrections }) => corrections).map(({ date }) => date)
    const changed = days.filter(({ date }) => taken.some(({ since, until }) => since <= date && date < until))
    expect(noted).toEqual(changed.map(({ date }) => date))
    const rankings = pages.filter(isOfKind('ranking-subject')).filter(({ corrections }) => corrections)
    const titles = rankings.map(readTitle)
    expect(titles).toEqual(
      expect.arrayContaining([
        'Best drivers in the Halloween Tour (2020)',
        'Best drivers in week 1 of the Halloween Tour (2020)',
        'Best drivers in week 2 of the Halloween Tour (2020)',
      ]),
    )
    expect(titles.filter((title) => title?.includes('Halloween Tour (2020)'))).toHaveLength(3)
  })
})

test('the last cups of an item use only its top-shelf courses', () => {
  for (const { lastCups, courses, appearances, round } of items) {
    const topIds = new Set(
      courses.map(expandItemCourse).flatMap(({ shelf, variant }) => (shelf === 'top' ? [variant.id] : [])),
    )
    expect(round).toEqual({ of: { rankedCups: 52, tours: 26 }, from: '2025-10-01', until: '2026-09-30' })
    expect(lastCups.length).toBeGreaterThanOrEqual(Math.min(appearances?.rankedCups ?? 0, 4))
    for (const { courses: own } of lastCups) expect(own.filter(({ id }) => !topIds.has(id))).toEqual([])
  }
})

describe('tours', () => {
  const tours = pages.filter(isOfKind('tour'))

  test('the best loadouts of a ranked week are those that the planner finds with the shelves of its last day', () => {
    const weeks = tours.flatMap(({ rankedCups }) => rankedCups).filter(({ courses }) => courses.length === 3)
    const asked = weeks.filter((_, index) => index % 25 === 0 || index === weeks.length - 1)
    expect(asked.length).toBeGreaterThan(10)
    for (const { start, end, courses, loadouts } of asked) {
      const game = buildPlannerGame(catalogue, addDays(end, -1))
      const { cup } = listCups(game.tours).find((each) => each.cup.start === start)!
      const found = racesOfCup(game, cup).map((race) => ({ race, best: answerBest(game, [race])!.best }))
      for (const { race, best } of found) {
        const index = courses.findIndex(({ id }) => id === game.variants[race.variant]!.id)
        const { picks, points } = loadouts[index]!
        const ids = picks.map(({ item }) => item.id)
        expect([start, index, ids, points]).toEqual([
          start,
          index,
          itemKinds.map((kind) => best.items[kind].item.id),
          Math.round(best.points),
        ])
      }
    }
  })

  test('number one before and after is that of the days, and so is its rank on the other', () => {
    const dayOf = new Map(days.map((day) => [day.date, day]))
    const rowsOn = (date: IsoDate, kind: number) => expandDayKind(dayOf.get(date)!.kinds[kind]!).rows
    for (const { leaders } of tours) {
      for (const [kind, [was, is]] of Object.values(leaders!.kinds).entries()) {
        const last = rowsOn(leaders!.last, kind)
        expect(is!.item.id).toBe(last[0]!.item.id)
        if (leaders!.before === null || was === null) continue
        const before = rowsOn(leaders!.before, kind)
        expect(was.item.id).toBe(before[0]!.item.id)
        const rankIn = (rows: typeof last, id: string) => rows.find(({ item }) => item.id === id)?.rank
        expect([was.otherRank, rankIn(last, was.item.id) ?? was.otherRank]).toEqual([was.otherRank, was.otherRank])
        expect([is!.otherRank, rankIn(before, is!.item.id) ?? is!.otherRank]).toEqual([is!.otherRank, is!.otherRank])
      }
    }
  })

  test('weigh at most 6 kB compressed', () => {
    const largest = tours.map((tour) => JSON.stringify(tour)).reduce((a, b) => (a.length > b.length ? a : b))
    expect(brotliCompressSync(largest).length).toBeLessThan(6000)
  })
})

testRecords(pages)

describe('points by level', () => {
  test('no level brings less than the one before it, and the best course comes first', () => {
    const all = items.map(({ levelPoints }) => levelPoints)
    expect(all.filter((courses) => courses.length === 3).length).toBeGreaterThan(700)
    for (const courses of all) {
      for (const { points } of courses) {
        expect(points).toHaveLength(8)
        expect(points).toEqual(points.toSorted((a, b) => a - b))
      }
      const most = courses.map(({ points }) => points[7]!)
      expect(most).toEqual(most.toSorted((a, b) => b - a))
    }
  })

  test('at the highest level, the first of a course ranking brings what that ranking says', () => {
    let compared = 0
    for (const { item, levelPoints } of items)
      for (const { variant, points } of levelPoints) {
        const [first] = built.source.courseRanker.on(variant.id, item.kind).shelved
        if (first?.itemId !== item.id) continue
        const [ranked] = built.source.courseRanker.ranking(variant.id, item.kind).ranked
        expect(points[7], `${item.name} on ${variant.name}`).toBe(Math.round(ranked!.score))
        compared += 1
      }
    expect(compared).toBeGreaterThan(30)
  })
})
