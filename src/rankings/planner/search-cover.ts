import { boundCover, priceElements } from './bound-cover.ts'
import { branchCover, type KnownCover } from './branch-cover.ts'
import { chooseGreedily } from './choose-greedily.ts'
import { buildCoverMatrix, type CoverMatrix, type CoverProblem } from './cover-problem.ts'
import { startLocalCoverSearch } from './local-cover-search.ts'
import { reduceCover } from './reduce-cover.ts'

/** How far a search is. */
export interface CoverState {
  /** The smallest cover found so far: indexes of sets, ascending. */
  readonly sets: readonly number[]
  /** No cover has fewer sets than this. */
  readonly lowerBound: number
}

const rootRounds = 500
const swapsPerTurn = 200
const branchesPerTurn = 4

/**
 * Looks for a smallest cover: reductions, a first cover, a bound, then swaps, which find smaller covers, alternating
 * with branches, which prove that there is none. Yields after every turn, so that the caller decides how long it goes
 * on; the cover is a smallest one when its size is the lower bound, and then the search ends.
 *
 * @param problem Elements that no set has are ignored.
 */
export function* searchCover(problem: CoverProblem): Generator<CoverState, CoverState, undefined> {
  const { chosen, problem: rest, originalSets } = reduceCover(problem)
  const restore = (sets: readonly number[], lowerBound: number): CoverState => ({
    sets: [...chosen, ...sets.map((set) => originalSets[set]!)].toSorted((a, b) => a - b),
    lowerBound: chosen.length + lowerBound,
  })
  if (rest.sets.length === 0) return restore([], 0)

  const matrix = buildCoverMatrix(rest)
  const known: KnownCover = { best: chooseGreedily(rest) }
  const root = boundCover(matrix, openAll(matrix), priceElements(matrix), known.best.length, rootRounds)
  const local = startLocalCoverSearch(matrix, known.best)
  const branches = branchCover(matrix, known, root.prices)
  while (known.best.length > root.sets) {
    yield restore(known.best, root.sets)
    const better = local.run(swapsPerTurn)
    if (better && better.length < known.best.length) known.best = better
    if (isExhausted(branches)) return restore(known.best, known.best.length)
  }
  return restore(known.best, known.best.length)
}

function isExhausted(branches: Iterator<undefined, void, undefined>): boolean {
  for (let done = 0; done < branchesPerTurn; done++) if (branches.next().done) return true
  return false
}

function openAll({ elementCount, sets }: CoverMatrix) {
  return { isOpen: new Uint8Array(elementCount).fill(1), isBarred: new Uint8Array(sets.length) }
}
