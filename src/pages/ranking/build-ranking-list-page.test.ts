import { expect, test } from 'vitest'
import { buildRankingListPage } from './build-ranking-pages.ts'
import {
  identifyCourseRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('the tours that have begun, newest first, and every course variant', () => {
  const page = buildRankingListPage(buildSmallSource())
  expect(page).toMatchObject({ path: '/rankings/', today: '2019-10-17', cup: ['3ds-bowsers-castle'] })
  expect(page.tours.map(({ tour, rankings, weeks }) => [tour.number, rankings, weeks])).toEqual([
    [
      2,
      identifyTourRankings(2),
      [
        { week: 1, rankings: identifyWeekRankings(2, 1) },
        { week: 2, rankings: identifyWeekRankings(2, 2) },
      ],
    ],
    [1, identifyTourRankings(1), [{ week: 1, rankings: identifyWeekRankings(1, 1) }]],
  ])
  expect(page.courses.map(({ variant }) => variant.id)).toEqual([
    'tour-new-york-minute',
    'tour-new-york-minute-2',
    '3ds-bowsers-castle',
    '3ds-bowsers-castle-r',
  ])
  expect(page.courses[0]!.rankings).toEqual(identifyCourseRankings('tour-new-york-minute'))
})
