import { boundCover, type OpenCover } from './bound-cover.ts'
import type { CoverMatrix } from './cover-problem.ts'

/** The best cover known so far, shared by all searches for a better one. */
export interface KnownCover {
  best: readonly number[]
}

const roundsPerNode = 12

/**
 * Tries everything that could beat the best cover: branches on the open element with the fewest sets, one branch for
 * each of them, and drops a branch as soon as its bound says that it cannot be better. Yields after every branch; when
 * it returns, the best known cover is a smallest one.
 */
export function* branchCover(
  matrix: CoverMatrix,
  known: KnownCover,
  rootPrices: Float64Array,
): Generator<undefined, void, undefined> {
  const chosen: number[] = []

  function* visit(open: OpenCover, startPrices: Float64Array): Generator<undefined, void, undefined> {
    yield
    const element = findTightest(matrix, open)
    if (element < 0) {
      if (chosen.length < known.best.length) known.best = chosen.slice()
      return
    }
    // That many more sets would be no better than what is known.
    const target = known.best.length - chosen.length
    if (target <= 1) return
    const { sets, prices } = boundCover(matrix, open, startPrices, target, roundsPerNode)
    if (sets >= target) return
    const isBarred = open.isBarred.slice()
    for (const set of orderBranches(matrix, open, element)) {
      const isOpen = open.isOpen.slice()
      for (const covered of matrix.sets[set]!) isOpen[covered] = 0
      chosen.push(set)
      yield* visit({ isOpen, isBarred: isBarred.slice() }, prices)
      chosen.pop()
      // Its covers have all been seen.
      isBarred[set] = 1
    }
  }

  const open = { isOpen: new Uint8Array(matrix.elementCount).fill(1), isBarred: new Uint8Array(matrix.sets.length) }
  yield* visit(open, rootPrices)
}

/** The open element with the fewest sets that may cover it; -1 when none is open. */
function findTightest({ elementCount, setsOf }: CoverMatrix, { isOpen, isBarred }: OpenCover): number {
  let found = -1
  let fewest = Infinity
  for (let element = 0; element < elementCount; element++) {
    if (isOpen[element] === 0) continue
    let count = 0
    for (const set of setsOf[element]!) if (isBarred[set] === 0) count++
    if (count < fewest) {
      fewest = count
      found = element
    }
  }
  return found
}

/** The sets that may cover an element, those with the most open elements first. */
function orderBranches({ sets, setsOf }: CoverMatrix, { isOpen, isBarred }: OpenCover, element: number): number[] {
  const gain = (set: number) => sets[set]!.reduce((sum, covered) => sum + isOpen[covered]!, 0)
  return setsOf[element]!.filter((set) => isBarred[set] === 0)
    .map((set) => ({ set, gain: gain(set) }))
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ set }) => set)
}
