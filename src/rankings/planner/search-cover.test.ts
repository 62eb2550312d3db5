import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CoverProblem } from './cover-problem.ts'
import { reduceCover, searchCover, type CoverState } from './search-cover.ts'

const anyProblem: fc.Arbitrary<CoverProblem> = fc.integer({ min: 0, max: 14 }).chain((elementCount) =>
  fc
    .array(fc.uniqueArray(fc.integer({ min: 0, max: Math.max(0, elementCount - 1) }), { maxLength: 5 }), {
      maxLength: 12,
    })
    .map((sets) => ({
      elementCount,
      sets: elementCount === 0 ? [] : sets.map((elements) => elements.toSorted((a, b) => a - b)),
    })),
)

function searchToEnd(problem: CoverProblem): { last: CoverState; all: CoverState[] } {
  const search = searchCover(problem)
  const all: CoverState[] = []
  for (;;) {
    const { value, done } = search.next()
    all.push(value)
    if (done) return { last: value, all }
  }
}

/** Tries every choice of sets. */
function countByBruteForce({ sets }: CoverProblem): number {
  const wanted = new Set(sets.flat())
  let fewest = Infinity
  for (let choice = 0; choice < 2 ** sets.length; choice++) {
    const chosen = sets.filter((_, set) => (choice >> set) & 1)
    if (new Set(chosen.flat()).size === wanted.size) fewest = Math.min(fewest, chosen.length)
  }
  return fewest
}

function isCover({ sets }: CoverProblem, chosen: readonly number[]): boolean {
  return new Set(chosen.flatMap((set) => sets[set]!)).size === new Set(sets.flat()).size
}

test('a search that ends has found as few sets as trying every choice does', () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const { last } = searchToEnd(problem)
      expect(isCover(problem, last.sets)).toBe(true)
      expect(last.sets).toHaveLength(countByBruteForce(problem))
      expect(last.lowerBound).toBe(last.sets.length)
    }),
    { numRuns: 500 },
  )
})

test('every intermediate state is a cover, never a larger one, and its bound never exceeds the truth', () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const { all } = searchToEnd(problem)
      const fewest = countByBruteForce(problem)
      for (const [turn, { sets, lowerBound }] of all.entries()) {
        expect(isCover(problem, sets)).toBe(true)
        expect(sets.length).toBeLessThanOrEqual(all[turn - 1]?.sets.length ?? Infinity)
        expect(lowerBound).toBeLessThanOrEqual(fewest)
      }
    }),
  )
})

test('reductions alone change nothing about how many sets it takes', () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const { chosen, problem: rest } = reduceCover(problem)
      expect(chosen.length + countByBruteForce(rest)).toBe(countByBruteForce(problem))
    }),
  )
})

test('branches prove what swaps and the first bound leave open', () => {
  // The lines of the smallest projective plane: each of the seven points is on three of them.
  const lines = [
    [0, 1, 2],
    [0, 3, 4],
    [0, 5, 6],
    [1, 3, 5],
    [1, 4, 6],
    [2, 3, 6],
    [2, 4, 5],
  ]
  const { last } = searchToEnd({ elementCount: 7, sets: lines })
  expect(last).toMatchObject({ lowerBound: 3 })
  expect(last.sets).toHaveLength(3)
})

test('the search is deterministic', () => {
  const problem = {
    elementCount: 12,
    sets: Array.from({ length: 12 }, (_, set) => [set, (set * 5 + 1) % 12].toSorted()),
  }
  expect(searchToEnd(problem).all).toEqual(searchToEnd(problem).all)
})
