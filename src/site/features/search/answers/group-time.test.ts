import { expect, test } from 'vitest'
import { timeLinks } from '#wording/search/name-search-rows.ts'
import { groupTime } from './search-site.ts'
import type { SearchEntry } from '../entries/search-entry.ts'

const links = Object.values(timeLinks).map((name): SearchEntry => ({ kind: 'link', name, path: `/${name}/`, to: '' }))

test.each([
  ['what is on now', timeLinks.end],
  ['What’s on?', timeLinks.end],
  ['now', timeLinks.end],
  ['when did it end', timeLinks.end],
  ['When did Mario Kart Tour end?', timeLinks.end],
  ['end of service', timeLinks.end],
  ['is the game over', timeLinks.end],
  ['shut down', timeLinks.end],
  ['today', timeLinks.lastDay],
  ['yesterday', timeLinks.lastDay],
  ['today’s ranking', timeLinks.lastDay],
  ['latest ranking', timeLinks.lastDay],
  ['last day', timeLinks.lastDay],
  ['next cup', timeLinks.lastCup],
  ['this week', timeLinks.lastCup],
  ['this week’s ranked cup', timeLinks.lastCup],
  ['courses next week', timeLinks.lastCup],
  ['when is the next ranked cup', timeLinks.lastCup],
  ['last tour', timeLinks.lastTour],
  ['upcoming tours', timeLinks.lastTour],
  ['when does the next tour start', timeLinks.lastTour],
  ['what tour is it', timeLinks.lastTour],
  ['first tour', timeLinks.firstTour],
  ['when did it start', timeLinks.firstTour],
])('%s: %s', (query, link) => {
  expect(groupTime(links, query)?.entries.map(({ name }) => name)).toEqual([link])
})

test.each([
  'todays challenge',
  'next mario cup',
  'start',
  'rocket start',
  'tour',
  'ranked cup',
  'mario kart',
  'best driver today',
  'tour 20',
  'on',
  '',
  '今日',
])('%j is another question', (query) => {
  expect(groupTime(links, query)).toBeNull()
})

test('while the index is loading there is no answer', () => {
  expect(groupTime([], 'today')).toBeNull()
})
