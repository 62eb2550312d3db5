import type { CoverProblem } from './cover-problem.ts'

/** A smaller problem with the same answer. */
export interface ReducedCover {
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
