import { expect, test } from 'vitest'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildPages } from './build-pages.ts'
import type { RankingSubjectPage } from '../data/ranking-pages.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'

const pages = [...buildPages(smallCatalogue, buildDayRankings(smallCatalogue)).pages()].filter(
  (page): page is RankingSubjectPage => page.kind === 'ranking-subject',
)
const byHash = new Map(pages.map((page) => [page.hash, page]))

test.each(['course', 'tour', 'week'] as const)('the rankings of each %s follow each other, kind by kind', (of) => {
  const ofSort = pages.filter(({ subject }) => subject.of === of)
  const chains = ofSort.filter(({ neighbours }) => neighbours.previous === null).map(followChain)
  expect(chains.map((chain) => new Set(chain.map(({ itemKind }) => itemKind)).size)).toEqual([1, 1, 1])
  expect(chains.flat()).toHaveLength(ofSort.length)
  expect(new Set(chains.flat())).toEqual(new Set(ofSort))
})

test('weeks are neighbours across tours, and are named after both', () => {
  const weeks = pages.filter(({ subject, itemKind }) => subject.of === 'week' && itemKind === 'kart')
  const next = weeks.flatMap(({ neighbours }) => neighbours.next ?? [])
  expect(next).toHaveLength(weeks.length - 1)
  for (const { name, week } of next) expect([name, week]).toEqual([expect.stringMatching(/ Tour$/), expect.any(Number)])
})

function followChain(first: RankingSubjectPage): RankingSubjectPage[] {
  const next = first.neighbours.next && byHash.get(first.neighbours.next.hash)
  return next ? [first, ...followChain(next)] : [first]
}
