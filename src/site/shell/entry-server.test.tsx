import { beforeAll, describe, expect, test } from 'vitest'
import { compactItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import type { TourPage } from '#pages/data/tour-pages.ts'
import type { RankingDayPage } from '#pages/data/ranking-pages.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { loadViews, renderPage } from './entry-server.tsx'
import { readMarkup } from './testing/read-markup.ts'

beforeAll(() => loadViews(['kart', 'tour', 'ranking-day']))

const renderText: (...page: Parameters<typeof renderPage>) => string = (...page) => readMarkup(renderPage(...page))

const context: PageContext = {
  dataAsOf: '2023-09-20',
  lastTour: { id: 'animal-tour', number: 187, name: 'Animal Tour' },
  closedOn: '2026-09-30',
  today: '2026-11-21',
  formulaVersion: 1,
}

const lastKnown = {
  label: 'carried-on',
  before: '2025-10-01',
  after: null,
  topOnly: null,
} as const

const base = { crumbs: ['kart-list'] } as const

const unknownKart: ItemPage = {
  ...base,
  kind: 'kart',
  path: '/karts/tiny-titan/',
  item: { kind: 'kart', id: 'tiny-titan', name: 'Tiny Titan', rarity: 'high-end' },
  skill: null,
  debut: null,
  names: {},
  basis: 'partial',
  label: lastKnown,
  today: null,
  worth: null,
  knownTops: null,
  appearances: null,
  round: { of: { rankedCups: 52, tours: 26 }, from: '2025-10-01', until: '2026-09-30' },
  rankSince: null,
  best: null,
  history: { days: [], ranks: [], scores: [], tops: [] },
  years: null,
  courses: [],
  levelPoints: [],
  lastCups: [],
  corrections: [],
  shop: null,
  keys: { gameId: null, gameKey: null, internalName: null },
  similar: [],
  neighbours: { previous: null, next: null },
}

const course = { id: 'n64-a', courseId: 'n64-a', name: 'N64 A' }
const onTop = compactItemCourse({
  variant: course,
  shelf: 'top',
  level: 3,
  since: '2020-10-21',
  inCup: false,
  inTour: false,
  from: ['2020-10-21', null],
})

const kartWithCups: ItemPage = {
  ...unknownKart,
  courses: [onTop],
  appearances: { rankedCups: 1, tours: 2 },
  lastCups: [
    {
      tour: { id: 'last-tour', number: 183, name: 'Last Tour' },
      week: 2,
      name: 'Boo Cup',
      start: '2026-09-23',
      end: '2026-09-30',
      basis: 'inferred',
      courses: [course],
    },
  ],
  corrections: [
    { item: unknownKart.item, variant: course, shelf: 'top', level: 6, since: '2020-10-21', until: '2020-11-04' },
  ],
}

const kartWithoutCups: ItemPage = {
  ...kartWithCups,
  appearances: { rankedCups: 0, tours: 0 },
  levelPoints: [],
  lastCups: [],
}

const year = { of: 180, tops: 13, cups: [9, 52], newer: 10, overtaken: 0, passed: 0 } as const
const kartWithHistory: ItemPage = {
  ...unknownKart,
  today: {
    rank: 30,
    of: 180,
    score: 27_000,
    tier: 'B',
    parts: { position: 6000, base: 3220, actions: 3000, combo: 2000, skills: 80, levelBoost: 12_700 },
    top: { cup: 0, tour: 0, all: 13 },
    middle: { cup: 0, tour: 0, all: 2 },
    plain: 20_000,
    shelves: [],
    isNew: false,
    movement: null,
    gained: null,
    levelOne: [60, 0, 0, 13],
  },
  best: { rank: 4, date: '2019-09-26', untilDate: '2019-09-27', label: 'reconstructed' },
  years: [
    { ...year, year: 2021, rank: 20, label: 'between' },
    { ...year, rank: 30 },
  ],
}

const comingTour: TourPage = {
  ...base,
  kind: 'tour',
  path: '/tours/next-tour/',
  tour: { id: 'next-tour', number: 188, name: 'Next Tour', start: '2026-11-25', end: '2026-12-09', basis: 'inferred' },
  label: lastKnown,
  newCityCourses: [],
  newItems: [],
  shelvesGained: { top: 0, middle: 0, items: 0, most: [] },
  newCourses: [],
  cups: [],
  cupsBasis: 'inferred',
  rankedCups: [],
  rankings: null,
  podium: null,
  rankingDays: [],
  leaders: null,
  shop: null,
  challenges: [],
  neighbours: { previous: null, next: null },
}

const firstDay: RankingDayPage = {
  ...base,
  kind: 'ranking-day',
  path: '/ranking/2019-09-26/',
  date: '2019-09-26',
  label: { label: 'reconstructed', before: null, after: '2020-07-15', topOnly: null },
  tour: comingTour.tour,
  rankedCup: null,
  kinds: [],
  neighbours: { previous: null, next: '2019-09-27' },
}

describe('pages say what is not known, and what is meant', () => {
  test.each([
    ['an item without skill or debut', unknownKart, 'Not recorded'],
    ['an item without a shelf', unknownKart, 'No shelf of this item is on record'],
    ['a fact that is partly recorded', unknownKart, 'Partly recorded'],
    [
      'an item whose rarity is inferred',
      { ...unknownKart, basis: 'inferred' } as const,
      'Rarity inferred, not recorded',
    ],
    ['shelves of the newest record', unknownKart, 'The newest record of all shelves is from 1 October 2025.'],
    ['an item in no cup on record', kartWithoutCups, 'No ranked cup on record uses its top-shelf courses'],
    ['a cup that follows from a rule', kartWithCups, 'Inferred, not recorded'],
    ['a best rank on a day before the first record', kartWithHistory, 'Reconstructed'],
    ['a year without records of its own', kartWithHistory, 'Between two records'],
    ['a correction', kartWithCups, 'withdrew it'],
    ['a week without its ranked cup', comingTour, 'Its ranked cup is not recorded'],
    ['when the days of a calendar begin', comingTour, 'Game days start at 06:00 UTC'],
    ['a tour without cups', comingTour, 'The cups of this tour are not recorded'],
    ['a tour that follows from the yearly cycle', comingTour, 'By the yearly cycle'],
    ['a day before the first record', firstDay, 'Older than the first record'],
  ])('%s', (_, page, words) => {
    expect(renderText(page, context)).toContain(words)
  })
})

test('every page has one main heading, the navigation and its data date', () => {
  const html = renderText(unknownKart, context)
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const path of ['/drivers/', '/karts/', '/gliders/', '/courses/', '/tours/', '/skills/', '/badges/']) {
    expect(html).toContain(`href="${path}"`)
  }
  expect(html).toContain('20 Sep 2023')
  expect(html).toMatch(/Version (?:<!-- -->)?0\.7\.21/)
  expect(html).toContain('not affiliated with')
})

test('an item lists its last cups, courses and levels, and how often it came up in a year of tours', () => {
  const text = renderText(kartWithCups, context).replace(/<[^>]*>/g, '')
  expect(text).toContain('In 1 of 52 ranked cups and 2 of 26 tours, 1 Oct 2025 – 30 Sep 2026.')
  expect(text).toContain('23–30 Sep 2026Boo CupLast Tour, week 2N64 A Lv 3')
  expect(renderText(unknownKart, context)).not.toContain('Last in a ranked cup')
})

test('the figures of an item say so, too', () => {
  const page = { ...kartWithHistory, appearances: { rankedCups: 1, tours: 2 } } as const
  const text = renderText(page, context).replace(/<[^>]*>/g, '')
  expect(text).toContain('In a year of tours1 of 52 ranked cups, 2 of 26 tours')
})

test('the report link appears only when configured, and names its page', () => {
  const reportTemplate = 'https://example.org/new?title={title}&body={path}'
  expect(renderText(unknownKart, context)).not.toContain('Report an error')
  expect(renderText(unknownKart, { ...context, reportTemplate })).toContain(
    '<a href="https://example.org/new?title=Wrong%20data%3A%20Tiny%20Titan%2C%20High-End%20kart&amp;body=%2Fkarts%2Ftiny-titan%2F">Report an error',
  )
})

test('a page renders to the same text at any time', () => {
  expect(renderText(firstDay, context)).toBe(renderText(firstDay, context))
})

test('the last entry of a list has no next link', () => {
  const html = renderText(firstDay, context)
  expect(html).toContain('rel="next"')
  expect(html).not.toContain('rel="prev"')
})
