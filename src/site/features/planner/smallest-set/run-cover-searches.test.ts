import { expect, test } from 'vitest'
import { type CoverReport, type CoverRequest, runCoverSearches } from './run-cover-searches.ts'

const easy = { elementCount: 2, sets: [[0], [1], [0, 1]] }
/** Steiner triples of 13 points: hard to cover. */
const hard = {
  elementCount: 13,
  sets: Array.from({ length: 13 }, (_, point) => [
    [point, (point + 1) % 13, (point + 4) % 13].toSorted((a, b) => a - b),
    [point, (point + 2) % 13, (point + 7) % 13].toSorted((a, b) => a - b),
  ]).flat(),
}

/** A clock that advances on each reading. */
function makeClock(stepMs: number): () => number {
  let time = 0
  return () => (time += stepMs)
}

test('ends when everything is proven', () => {
  const reports: CoverReport[] = []
  runCoverSearches({ problems: [easy, hard], known: [], budgetMs: 1e9 }, makeClock(1), (report) => reports.push(report))
  const last = reports.at(-1)
  expect(last?.isDone).toBe(true)
  expect(last?.states.map((state) => state && [state.sets.length, state.lowerBound])).toEqual([
    [1, 1],
    [5, 5],
  ])
})

test('reports its best result and the lower bound when time is up', () => {
  const reports: CoverReport[] = []
  runCoverSearches({ problems: [hard], known: [], budgetMs: 1 }, makeClock(10), (report) => reports.push(report))
  expect(reports).toHaveLength(1)
  const [state] = reports[0]!.states
  expect(state!.sets.length).toBeGreaterThanOrEqual(5)
  expect(state!.lowerBound).toBeLessThanOrEqual(5)
})

test('reports ten times a second, not on every step', () => {
  const reports: CoverReport[] = []
  runCoverSearches({ problems: [hard], known: [], budgetMs: 1e9 }, makeClock(40), (report) => reports.push(report))
  const gaps = reports.slice(1, -1).map(({ elapsedMs }, index) => elapsedMs - reports[index]!.elapsedMs)
  expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(100)
})

test('never reports less than is known already', () => {
  const [best] = search({ problems: [hard], known: [], budgetMs: 1e9 })
  const worse = { sets: hard.sets.map((_, index) => index), lowerBound: 1 }
  expect(search({ problems: [hard], known: [{ ...best!, lowerBound: 1 }], budgetMs: 1 })[0]?.sets).toEqual(best?.sets)
  expect(search({ problems: [hard], known: [{ ...worse, lowerBound: 5 }], budgetMs: 1 })[0]?.lowerBound).toBe(5)
  expect(search({ problems: [hard], known: [worse], budgetMs: 1e9 })).toEqual([best])
})

/** What the last report says. */
function search(request: CoverRequest): CoverReport['states'] {
  const reports: CoverReport[] = []
  runCoverSearches(request, makeClock(10), (report) => reports.push(report))
  return reports.at(-1)?.states ?? []
}
