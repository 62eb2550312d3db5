import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Tour } from '#catalogue/entities.ts'
import { buildTourRankingPage, buildWeekRankingPage } from '#pages/ranking/build-ranking-subject-page.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { RankingSubjectView } from './ranking-subject-view.tsx'

const [newYork, tokyo, halloween] = smallCatalogue.tours as [Tour, Tour, Tour]
const emptied: Tour = {
  ...newYork,
  cups: [],
  rankedCups: newYork.rankedCups.map((cup) => ({ ...cup, variantIds: [] })),
}
const source = buildSmallSource({ tours: [emptied, tokyo, halloween] })
const neighbours = { previous: null, next: null }

function readTour(tour: Tour) {
  const page = buildTourRankingPage(source, tour, 'driver')
  return readText({ ...page, neighbours })
}

function readText(data: Parameters<typeof RankingSubjectView>[0]['data']) {
  return renderToStaticMarkup(<RankingSubjectView title="Best" data={data} />).replace(/<[^>]*>/g, '')
}

test.each([
  ['a tour', readTour(emptied)],
  ['a week', readText({ ...buildWeekRankingPage(source, emptied, emptied.rankedCups[0]!, 'driver'), neighbours })],
])('%s without courses on record says everywhere that it is ranked like the whole game', (_, text) => {
  expect(text).toContain('None of its courses is on record: these are the drivers of the whole game.')
  expect(text).toContain('2 drivers with a shelf anywhere')
  expect(text).toContain('beyond a plain one, on average over a year of tours')
  expect(text).toContain('Tiers have fixed cuts')
})

test('a tour of which only the ranked cups are on record says so', () => {
  const text = readTour(halloween)
  expect(text).toContain('On the courses of its ranked cups, the only ones on record.')
  expect(text).toContain('with a shelf here')
})

test('items whose lists are known to be short are not said to have no shelf', () => {
  const week = buildWeekRankingPage(source, tokyo, tokyo.rankedCups[0]!, 'driver')
  const text = readText({ ...week, withoutShelf: 3, unknown: 2, neighbours })
  expect(text).toContain('3 more drivers have no shelf here. The lists of 2 more drivers are incomplete')
})

test('a tour whose cups are on record needs no note', () => {
  expect(readTour(tokyo)).not.toContain('on record')
})
