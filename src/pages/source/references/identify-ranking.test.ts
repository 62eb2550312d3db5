import { expect, test } from 'vitest'
import { identifyCourseRankings, identifyTourRankings, identifyWeekRankings } from './identify-ranking.ts'

// Digests from another implementation of MD5: readers' links depend on them, so they must never change.
test.each([
  [identifyCourseRankings('3ds-bowsers-castle-rt').driver, '5d07692544b87ec62b8f2b26ead3cb88'],
  [identifyCourseRankings('3ds-bowsers-castle-rt').kart, '2e82668305fc9ce79b3a51b949c824ac'],
  [identifyTourRankings(1).glider, 'e0417248776632fa4723ae0914ca216c'],
  [identifyTourRankings(112).driver, 'b726da7c9820ad49c19b401d9ee63da5'],
  [identifyWeekRankings(46, 2).kart, 'c28943332466ea0bffed6d008f52a864'],
])('%s', (id, digest) => {
  expect(id).toBe(digest)
})
