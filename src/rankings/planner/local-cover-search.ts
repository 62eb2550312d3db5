import { ChosenSets } from './chosen-sets.ts'
import type { CoverMatrix } from './cover-problem.ts'

/**
 * Looks for ever smaller covers: takes a set out, and repairs what is uncovered by swaps, guided by weights that grow
 * on elements that stay uncovered. After "Weighting-based local search for the set covering problem" (RWLS) by
 * C. Gao, X. Yao, T. Weise and J. Li, 2015. It never ends by itself and never proves anything.
 */
export interface LocalCoverSearch {
  /** Does so many swaps. Returns a cover of sets smaller than all before, or null. */
  readonly run: (swaps: number) => readonly number[] | null
}

/** @param start a cover; no element may be without a set */
export function startLocalCoverSearch(matrix: CoverMatrix, start: readonly number[]): LocalCoverSearch {
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
