import type { CoverProblem } from './cover-problem.ts'

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
