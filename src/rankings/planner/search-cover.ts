import { boundCover, priceElements, type OpenCover } from './bound-cover.ts'
import { type CoverMatrix, chooseGreedily, buildCoverMatrix, type CoverProblem } from './cover-problem.ts'
import { ChosenSets } from './chosen-sets.ts'

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

/**
 * Looks for ever smaller covers: takes a set out, and repairs what is uncovered by swaps, guided by weights that grow
 * on elements that stay uncovered. After "Weighting-based local search for the set covering problem" (RWLS) by
 * C. Gao, X. Yao, T. Weise and J. Li, 2015. It never ends by itself and never proves anything.
 */
interface LocalCoverSearch {
  /** Does so many swaps. Returns a cover of sets smaller than all before, or null. */
  readonly run: (swaps: number) => readonly number[] | null
}

/** @param start a cover; no element may be without a set */
function startLocalCoverSearch(matrix: CoverMatrix, start: readonly number[]): LocalCoverSearch {
  const chosen = new ChosenSets(matrix)
  for (const set of start) chosen.add(set)
  let justAdded = -1

  function swap(): void {
    chosen.remove(chosen.findCheapest(justAdded))
    justAdded = chosen.findBestFor(chosen.pickUncovered())
    chosen.add(justAdded)
    chosen.burdenUncovered()
  }

  function shrink(): readonly number[] {
    let found: readonly number[] = []
    while (chosen.uncovered.length === 0 && chosen.chosenCount > 0) {
      found = chosen.listChosen()
      chosen.remove(chosen.findCheapest(-1))
    }
    return found
  }

  return {
    run(swaps) {
      let best: readonly number[] | null = chosen.uncovered.length === 0 ? shrink() : null
      for (let done = 0; done < swaps && chosen.chosenCount > 0; done++) {
        swap()
        if (chosen.uncovered.length === 0) best = shrink()
      }
      return best
    },
  }
}

/** The best cover known so far, shared by all searches for a better one. */
interface KnownCover {
  best: readonly number[]
}

const roundsPerNode = 12

/**
 * Tries everything that could beat the best cover: branches on the open element with the fewest sets, one branch for
 * each of them, and drops a branch as soon as its bound says that it cannot be better. Yields after every branch; when
 * it returns, the best known cover is a smallest one.
 */
function* branchCover(
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

  yield* visit(openAll(matrix), rootPrices)
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

/** A smaller problem with the same answer. */
interface ReducedCover {
  /** Sets of the original that some smallest cover has for certain. */
  readonly chosen: readonly number[]
  /** What is left to decide. */
  readonly problem: CoverProblem
  /** The original set of each set that is left. */
  readonly originalSets: readonly number[]
}

/**
 * Removes whatever is already decided, as long as anything is: a set that alone has some element is chosen; an element
 * that is covered whenever another is can be ignored; a set whose elements another has too is never needed.
 * Elements that no set has are ignored.
 */
export function reduceCover(problem: CoverProblem): ReducedCover {
  const state = {
    sets: new Map(problem.sets.map((elements, set) => [set, new Set(elements)])),
    chosen: [] as number[],
  }
  dropDominatedSets(state)
  for (let isChanged = true; isChanged;) {
    isChanged = dropDominatedElements(state)
    isChanged = chooseEssentialSets(state) || isChanged
    isChanged = dropDominatedSets(state) || isChanged
  }
  return renumber(state)
}

interface ReducingState {
  readonly sets: Map<number, Set<number>>
  readonly chosen: number[]
}

function chooseEssentialSets(state: ReducingState): boolean {
  const essential = new Set([...invert(state).values()].flatMap((sets) => (sets.length === 1 ? sets : [])))
  for (const set of essential) {
    const covered = state.sets.get(set)!
    state.chosen.push(set)
    state.sets.delete(set)
    removeElements(state, covered)
  }
  return essential.size > 0
}

/** Of two elements of which one's sets all have the other as well, the other is covered automatically. */
function dropDominatedElements(state: ReducingState): boolean {
  const setsOf = invert(state)
  const dropped = new Set<number>()
  for (const [element, sets] of setsOf) {
    if (dropped.has(element)) continue
    // Whatever is in all of its sets is in the smallest of them.
    const smallest = sets.map((set) => state.sets.get(set)!).reduce((a, b) => (a.size <= b.size ? a : b))
    for (const other of smallest) {
      if (other === element || dropped.has(other)) continue
      if (sets.every((set) => state.sets.get(set)!.has(other))) dropped.add(other)
    }
  }
  removeElements(state, dropped)
  return dropped.size > 0
}

function dropDominatedSets(state: ReducingState): boolean {
  const setsOf = invert(state)
  let isChanged = false
  for (const [set, elements] of state.sets) {
    if (isWithinAnother(set, elements, state, setsOf)) {
      state.sets.delete(set)
      isChanged = true
    }
  }
  return isChanged
}

function isWithinAnother(
  set: number,
  elements: ReadonlySet<number>,
  state: ReducingState,
  setsOf: ReadonlyMap<number, readonly number[]>,
): boolean {
  if (elements.size === 0) return true
  const rarest = [...elements].reduce((a, b) => (setsOf.get(a)!.length <= setsOf.get(b)!.length ? a : b))
  return setsOf.get(rarest)!.some((other) => {
    const others = state.sets.get(other)
    return other !== set && others !== undefined && isSubset(elements, others)
  })
}

/** As `isSubsetOf`, which the oldest browsers of readers lack. */
function isSubset(elements: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  if (elements.size > others.size) return false
  for (const element of elements) if (!others.has(element)) return false
  return true
}

function removeElements({ sets }: ReducingState, removed: ReadonlySet<number>): void {
  if (removed.size === 0) return
  for (const elements of sets.values()) for (const element of removed) elements.delete(element)
}

function invert({ sets }: ReducingState): Map<number, number[]> {
  const setsOf = new Map<number, number[]>()
  for (const [set, elements] of sets) {
    for (const element of elements) {
      const known = setsOf.get(element)
      if (known) known.push(set)
      else setsOf.set(element, [set])
    }
  }
  return setsOf
}

function renumber({ sets, chosen }: ReducingState): ReducedCover {
  const elements = [...new Set([...sets.values()].flatMap((members) => [...members]))].toSorted((a, b) => a - b)
  const indexOf = new Map(elements.map((element, index) => [element, index]))
  const originalSets = [...sets.keys()]
  return {
    chosen,
    originalSets,
    problem: {
      elementCount: elements.length,
      sets: originalSets.map((set) =>
        [...sets.get(set)!].map((element) => indexOf.get(element)!).toSorted((a, b) => a - b),
      ),
    },
  }
}
