import type { ItemKind, ShelfLevel } from '#catalogue/entities.ts'
import { chooseGreedily, type CoverProblem } from './cover-problem.ts'
import { coverVariants, findCoverable, isTopAt } from './cover-variants.ts'
import { isInReach, type OwnedLevels, type PlannerGame, type PlannerItem, type Reach } from './planner-game.ts'
import type { CoverState } from './search-cover.ts'

export interface SetRequest {
  readonly kind: ItemKind
  readonly reach: Reach
  /** Level to which any chosen item may be brought. */
  readonly level: ShelfLevel
  /** Whether what the reader's items cover already, at their levels, is taken as given. */
  readonly isOnTop: boolean
}

/** One item of a set. */
export interface SetMember {
  readonly item: PlannerItem
  /** Level that the reader's has; 0 if it is not owned, or if what is owned does not count. */
  readonly from: number
  /** Lowest level that is enough for all that it adds. */
  readonly to: ShelfLevel
  /** Indexes of the variants that those before it in the set do not cover. */
  readonly adds: readonly number[]
}

export interface SmallestSet {
  readonly kind: ItemKind
  /** Those that add most come first. */
  readonly members: readonly SetMember[]
  /** Variants that were to be covered, and that the members cover. */
  readonly variantCount: number
  /** No fewer members can do it; as many as there are members when the set is known to be a smallest. */
  readonly lowerBound: number
}

/** What is left to search for once the game is out of the way. */
export interface SetQuestion {
  readonly kind: ItemKind
  readonly problem: CoverProblem
  /** By set of the problem. */
  readonly candidates: readonly { readonly item: PlannerItem; readonly from: number }[]
  /** Variant index by element of the problem. */
  readonly variants: readonly number[]
}

/** The search itself is searchCover of the question's problem. */
export function buildSetQuestion(game: PlannerGame, levels: OwnedLevels, request: SetRequest): SetQuestion {
  const { kind, reach, level, isOnTop } = request
  const covered = coverVariants(game, isOnTop ? levels : new Map())[kind]
  const coverable = findCoverable(game, level)[kind]
  const variants = game.variants.flatMap((variant, index) =>
    isInReach(variant, reach) && coverable[index]! > 0 && covered[index] === 0 ? [index] : [],
  )
  const elementOf = new Map(variants.map((variant, element) => [variant, element]))
  const candidates = game.items[kind].map((item) => ({ item, from: isOnTop ? (levels.get(item.id) ?? 0) : 0 }))
  const sets = candidates.map(({ item, from }) =>
    item.shelves
      .flatMap((shelf) => (isTopAt(shelf, Math.max(level, from)) ? (elementOf.get(shelf.variant) ?? []) : []))
      .toSorted((a, b) => a - b),
  )
  return { kind, problem: { elementCount: variants.length, sets }, candidates, variants }
}

/** @param state of a search for the question's problem */
export function buildSmallestSet({ kind, problem, candidates, variants }: SetQuestion, state: CoverState): SmallestSet {
  const order = chooseGreedily({ ...problem, sets: state.sets.map((set) => problem.sets[set]!) })
  const seen = new Set<number>()
  const members = order.map((index): SetMember => {
    const set = state.sets[index]!
    const adds = problem.sets[set]!.filter((element) => !seen.has(element)).map((element) => variants[element]!)
    for (const element of problem.sets[set]!) seen.add(element)
    return { ...candidates[set]!, to: findNeededLevel(candidates[set]!.item, adds), adds }
  })
  return { kind, members, variantCount: variants.length, lowerBound: state.lowerBound }
}

function findNeededLevel({ shelves }: PlannerItem, adds: readonly number[]): ShelfLevel {
  const wanted = new Set(adds)
  return shelves.reduce<ShelfLevel>(
    (highest, { variant, topLevel }) =>
      topLevel !== 0 && topLevel > highest && wanted.has(variant) ? topLevel : highest,
    1,
  )
}
