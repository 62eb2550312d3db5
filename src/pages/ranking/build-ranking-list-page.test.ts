import { expect, test } from 'vitest'
import { buildRankingListPage } from './build-ranking-list-page.ts'
import { identifyCourseRankings, identifyTourRankings, identifyWeekRankings } from '../source/identify-ranking.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('the next tour, those that have begun, newest first, and every course variant', () => {
  const page = buildRankingListPage(buildSmallSource())
  expect(page).toMatchObject({ path: '/rankings/', today: '2019-10-17', currentTour: 2, cup: ['3ds-bowsers-castle'] })
  expect(page.tours.map(({ tour, rankings, weeks }) => [tour.number, rankings, weeks])).toEqual([
    [3, identifyTourRankings(3), [{ week: 1, rankings: identifyWeekRankings(3, 1) }]],
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

test('upcoming weeks have rankings; a tour after the next one has none', () => {
  const { tours } = buildRankingListPage(buildSmallSource({ today: '2019-10-01' }))
  expect(tours.map(({ tour, weeks }) => [tour.number, weeks.map(({ week }) => week)])).toEqual([
    [2, [1, 2]],
    [1, [1]],
  ])
})
