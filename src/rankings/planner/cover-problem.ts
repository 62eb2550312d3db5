/**
 * The smallest set that covers everything: choose as few sets as possible so that every element is in one of them.
 * The solver knows nothing of the game; elements and sets are numbers.
 */
export interface CoverProblem {
  readonly elementCount: number
  /** Elements of each set, each once, ascending. */
  readonly sets: readonly (readonly number[])[]
}

/** A problem with both directions at hand. */
export interface CoverMatrix extends CoverProblem {
  /** Sets of each element, ascending. */
  readonly setsOf: readonly (readonly number[])[]
}

export function buildCoverMatrix({ elementCount, sets }: CoverProblem): CoverMatrix {
  const setsOf = Array.from({ length: elementCount }, (): number[] => [])
  sets.forEach((elements, set) => elements.forEach((element) => setsOf[element]!.push(set)))
  return { elementCount, sets, setsOf }
}
