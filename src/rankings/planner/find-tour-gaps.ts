import { rarities, type ItemKind } from '#catalogue/entities.ts'
import { coverVariants, findCoverable } from './cover-variants.ts'
import type { OwnedLevels, PlannerGame } from './planner-game.ts'
import { rankNextSteps, type NextStep } from './rank-next-steps.ts'

/** What a reader lacks of one kind on the courses of a tour. */
export interface TourGaps {
  /** On how many of its courses an item of the kind can be on the top shelf. */
  readonly of: number
  /** Indexes of the course variants on which nothing owned is. */
  readonly gaps: readonly number[]
  /** The missing item that closes most of them, and the level-up that closes most per ticket; null where none does. */
  readonly get: NextStep | null
  readonly levelUp: NextStep | null
}

/** @param variantIds those that the game does not have count for nothing */
export function findTourGaps(
  game: PlannerGame,
  levels: OwnedLevels,
  variantIds: readonly string[],
  kind: ItemKind,
): TourGaps {
  const asked = new Set(variantIds.flatMap((id) => game.indexOfVariant.get(id) ?? []))
  const coverable = findCoverable(game)[kind]
  const covered = coverVariants(game, levels)[kind]
  const variants = [...asked].filter((variant) => coverable[variant]! > 0)
  const { missing, levelUps } = rankNextSteps(game, levels, { reach: asked, kinds: [kind], rarities, tickets: null })
  return {
    of: variants.length,
    gaps: variants.filter((variant) => covered[variant] === 0),
    get: missing[0] ?? null,
    levelUp: levelUps[0] ?? null,
  }
}
