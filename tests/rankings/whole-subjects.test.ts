import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { itemKinds, type Catalogue } from '#catalogue/entities.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { tierCuts, type TierCuts } from '#rankings/formula.ts'
import { rankCourse, rankGame, rankTour, rankWeek } from '#rankings/subjects/rank-subject.ts'
import type { RankedItem, RecordLabel } from '#rankings/ranking.ts'
import { realFiles } from '../real-content.ts'
import { rankPlainly, tierPlainly, type PlainRow } from './rank-plainly.ts'

const catalogue = readRealCatalogue()
const rankings = buildDayRankings(catalogue)

describe('a whole day of the real content, against the plain computation', () => {
  const days: [IsoDate, RecordLabel][] = [
    ['2020-01-15', 'reconstructed'],
    ['2021-01-13', 'recorded'],
    ['2022-10-27', 'recorded'],
    ['2025-06-01', 'between'],
    ['2025-12-01', 'carried-on'],
  ]
  it.for(days.flatMap((day) => itemKinds.map((kind) => [...day, kind] as const)))(
    '%s, %s: %s',
    ([date, label, kind]) => {
      const day = rankings.rankingOn(date)
      const plain = rankPlainly(catalogue, date, kind, 'day')
      expect(day.label).toBe(label)
      expectSame(day.kinds[kind].ranked, plain)
      const isCupKnown = plain.some(({ top }) => top.cup > 0)
      expect(isCupKnown).toBe(date !== '2020-01-15')
      expectTiers(day.kinds[kind].ranked, plain, tierCuts[isCupKnown ? 'day' : 'game'][kind])
    },
  )
})

describe('other subjects, against the plain computation', () => {
  it.each(itemKinds)('the whole game: %s', (kind) => {
    const { ranked } = rankGame(catalogue, catalogue.today, kind)
    expect(ranked.length).toBeGreaterThan(200)
    const plain = rankPlainly(catalogue, catalogue.today, kind, 'game')
    expect(ranked.length).toBeGreaterThan(200)
    expectSame(ranked, plain)
    expectTiers(ranked, plain, tierCuts.game[kind])
  })

  it.each(itemKinds)('tours, one of them to come: %s', (kind) => {
    for (const tourNumber of [30, 85, 170, 175]) {
      const { date, ranked } = rankTour(catalogue, tourNumber, kind)
      expect(ranked.length).toBeGreaterThan(20)
      expectSame(ranked, rankPlainly(catalogue, date, kind, { tour: tourNumber }))
    }
  })

  it.each(itemKinds)('ranked weeks, one of them to come: %s', (kind) => {
    for (const [tourNumber, week] of [
      [30, 1],
      [85, 2],
      [166, 2],
      [175, 1],
    ] as const) {
      const { date, variantIds, ranked } = rankWeek(catalogue, tourNumber, week, kind)
      expect(variantIds.length).toBe(3)
      expectSame(ranked, rankPlainly(catalogue, date, kind, { tour: tourNumber, week }))
    }
  })

  it.each(itemKinds)('course variants: %s', (kind) => {
    for (const variantId of ['tour-merry-mountain-r', 'gcn-baby-park', 'rmx-rainbow-road-1-rt']) {
      const { ranked } = rankCourse(catalogue, '2026-01-15', variantId, kind)
      expect(ranked.length).toBeGreaterThan(20)
      expectSame(ranked, rankPlainly(catalogue, '2026-01-15', kind, { course: variantId }))
    }
  })
})

function expectSame(ranked: readonly RankedItem[], plain: readonly PlainRow[]): void {
  expect(ranked.map(describeRanked)).toEqual(plain.map(describePlainRow))
  expect(furthestApart(ranked, plain)).toBeLessThan(1e-4)
}

/** What is known to be incomplete has no tier. */
function expectTiers(ranked: readonly RankedItem[], plain: readonly PlainRow[], cuts: TierCuts): void {
  expect(ranked.map(({ tier }) => tier)).toEqual(
    plain.map(({ item, beyond }) => (item.publicShelfCounts ? null : tierPlainly(beyond, cuts))),
  )
}

function describeRanked({ itemId, rank, levelNeeded, top, middle }: RankedItem) {
  return { itemId, rank, levelNeeded, top, middle }
}

function describePlainRow({ item, levelNeeded, top, middle }: PlainRow, index: number) {
  return { itemId: item.id, rank: index + 1, levelNeeded, top, middle }
}

/** Greatest difference between the numbers of the same rank. */
function furthestApart(ranked: readonly RankedItem[], plain: readonly PlainRow[]): number {
  return Math.max(0, ...ranked.map(({ score }, index) => Math.abs(score - plain[index]!.score)))
}

function readRealCatalogue(): Catalogue {
  const { catalogue: built, problems } = buildCatalogue(realFiles, { today: '2026-01-15' })
  if (built === null) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return built
}
