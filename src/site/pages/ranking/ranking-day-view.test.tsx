import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { expandDayKind } from '#pages/data/compact-row.ts'
import { buildRankingDayPage } from '#pages/ranking/build-ranking-pages.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'
import { UnknownCoursesNote, RankingDayKind } from './ranking-day-view.tsx'

test.each([
  [true, true, ''],
  [true, false, 'The courses of the tour are not on record, so “Tour” is a dash.'],
  [false, true, 'No ranked cup of this day is on record, so “Cup” is a dash.'],
  [
    false,
    false,
    'Neither a ranked cup of this day nor the courses of its tour are on record, so “Cup” and “Tour” are dashes.',
  ],
])('cup known %j, tour known %j', (isCupKnown, isTourKnown, text) => {
  const html = renderToStaticMarkup(<UnknownCoursesNote isCupKnown={isCupKnown} isTourKnown={isTourKnown} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})

const source = buildSmallSource()
const { rankings } = source

test.each<[IsoDate, string]>([
  ['2019-09-26', 'All 2, the very first ranking'],
  ['2019-09-27', 'All 2, unchanged since 26 Sep 2019, the very first ranking'],
  ['2019-10-09', 'when the Tokyo Tour and its first week (Mario Cup) began'],
])('the drivers of %s say since when they rank so', (date, text) => {
  const [compact] = buildRankingDayPage(source, rankings.rankingOn(date), rankings.days.indexOf(date)).kinds
  const moment = { date, raced: 'today' } as const
  const html = renderToStaticMarkup(
    <RankingDayKind compact={compact!} ranking={expandDayKind(compact!)} moment={moment} isAtLevelOne={false} />,
  )
  expect(html.replace(/<[^>]*>/g, '')).toContain(text)
})

test('a day of which only the best are shown leads to all of that day', () => {
  const [compact] = buildRankingDayPage(source, rankings.rankingOn('2019-10-09'), 13).kinds
  const html = renderToStaticMarkup(
    <RankingDayKind
      compact={compact!}
      ranking={{ ...expandDayKind(compact!), itemCount: 30 }}
      moment={{ date: '2019-10-09', raced: 'today' }}
      isAtLevelOne={false}
    />,
  )
  expect(html).toContain('<a href="/rankings/?of=driver&amp;on=2019-10-09">All 30</a>')
})
