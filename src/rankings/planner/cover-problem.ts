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

/** A cover made by always taking the set that adds most, in that order; among equals, the first. */
export function chooseGreedily({ elementCount, sets }: CoverProblem): number[] {
  const isCovered = new Uint8Array(elementCount)
  const chosen: number[] = []
  for (;;) {
    let best = -1
    let bestGain = 0
    sets.forEach((elements, set) => {
      const gain = elements.reduce((sum, element) => sum + 1 - isCovered[element]!, 0)
      if (gain > bestGain) {
        best = set
        bestGain = gain
      }
    })
    if (best < 0) return chosen
    chosen.push(best)
    for (const element of sets[best]!) isCovered[element] = 1
  }
}
