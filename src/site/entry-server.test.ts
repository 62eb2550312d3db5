import { describe, expect, test } from 'vitest'
import type { ItemPage, PageContext, RankingDayPage, TourPage } from '#pages/page-data.ts'
import { renderPage } from './entry-server.tsx'

const renderText: (...page: Parameters<typeof renderPage>) => string = (...page) =>
  new TextDecoder().decode(renderPage(...page))

const context: PageContext = {
  dataAsOf: '2023-09-20',
  tour: { id: 'animal-tour', number: 187, name: 'Animal Tour' },
  todayRanking: '/ranking/2026-11-21/',
  formulaVersion: 1,
}

const base = { title: 'Title', description: 'Description', crumbs: [{ name: 'Up', path: '/karts/' }] } as const

const unknownKart: ItemPage = {
  ...base,
  kind: 'kart',
  path: '/karts/tiny-titan/',
  item: { kind: 'kart', id: 'tiny-titan', name: 'Tiny Titan', rarity: 'high-end' },
  skill: null,
  debut: null,
  basis: 'partial',
  date: '2026-11-21',
  label: 'carried-on',
  standing: null,
  standingSince: null,
  best: null,
  history: { days: [], ranks: [], scores: [], tops: [] },
  courses: [],
  nextCups: { cups: [], count: 0, of: 0, knownUntil: null },
  corrections: [],
  similar: [],
  neighbours: { previous: null, next: null },
}

const comingTour: TourPage = {
  ...base,
  kind: 'tour',
  path: '/tours/next-tour/',
  tour: { id: 'next-tour', number: 188, name: 'Next Tour', start: '2026-11-25', end: '2026-12-09', basis: 'inferred' },
  state: 'coming',
  label: 'carried-on',
  newCityCourses: [],
  newItems: [],
  newCourses: [],
  cups: [],
  rankedCups: [],
  rankings: null,
  podium: null,
  rankingDays: [],
  neighbours: { previous: null, next: null },
}

const firstDay: RankingDayPage = {
  ...base,
  kind: 'ranking-day',
  path: '/ranking/2019-09-26/',
  date: '2019-09-26',
  label: 'reconstructed',
  tour: comingTour.tour,
  rankedCup: null,
  kinds: [],
  neighbours: { previous: null, next: '2019-09-27' },
}

describe('what is not known is said, not left blank', () => {
  test.each([
    ['an item without skill or debut', unknownKart, 'Not recorded'],
    ['an item without a shelf', unknownKart, 'No shelf of this item is on record'],
    ['a fact that is partly recorded', unknownKart, 'Partly recorded'],
    ['shelves that are carried on', unknownKart, 'additions since then are not known'],
    ['a tour without cups', comingTour, 'The cups of this tour are not recorded'],
    ['a tour that follows from a rule', comingTour, 'Inferred from a rule'],
    ['a day before the first record', firstDay, 'Older than the first record'],
  ])('%s', (_, page, words) => {
    expect(renderText(page, context)).toContain(words)
  })
})

test('every page has one main heading, the areas, and how current it is', () => {
  const html = renderText(unknownKart, context)
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const path of ['/drivers/', '/karts/', '/gliders/', '/courses/', '/tours/', '/skills/', '/badges/']) {
    expect(html).toContain(`href="${path}"`)
  }
  expect(html).toContain('20 Sep 2023')
  expect(html).toMatch(/Version (?:<!-- -->)?0\.7\.21/)
  expect(html).toContain('not affiliated with')
})

test('the same page renders to the same text, whatever the time', () => {
  expect(renderText(firstDay, context)).toBe(renderText(firstDay, context))
})

test('the end of a list has no way beyond it', () => {
  const html = renderText(firstDay, context)
  expect(html).toContain('rel="next"')
  expect(html).not.toContain('rel="prev"')
})
