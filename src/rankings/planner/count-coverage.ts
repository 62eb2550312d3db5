import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { coverVariants, findCoverable, type Covered } from './cover-variants.ts'
import { isInReach, type OwnedLevels, type PlannerGame, type Reach } from './planner-game.ts'

export interface CoverageCount {
  readonly covered: number
  /** Those that some item of the game can cover. */
  readonly coverable: number
}

interface ReachCoverage {
  readonly kinds: Readonly<Record<ItemKind, CoverageCount>>
  /** Course variants that are covered by every kind that can cover them. */
  readonly whole: CoverageCount
}

export type Coverage = Readonly<Record<Reach, ReachCoverage>>

/** On how many course variants the reader owns a top-shelf item, in the ranked cup, in the tour, in the year, in all. */
export function countCoverage(game: PlannerGame, levels: OwnedLevels): Coverage {
  const covered = coverVariants(game, levels)
  const coverable = findCoverable(game)
  const count = (reach: Reach) => countWithin(findWithin(game, reach), covered, coverable)
  return { cup: count('cup'), tour: count('tour'), year: count('year'), all: count('all') }
}

function findWithin({ variants }: PlannerGame, reach: Reach): number[] {
  return variants.flatMap((variant, index) => (isInReach(variant, reach) ? [index] : []))
}

function countWithin(within: readonly number[], covered: Covered, coverable: Covered): ReachCoverage {
  const countKind = (kind: ItemKind): CoverageCount => ({
    covered: within.filter((index) => covered[kind][index]! > 0).length,
    coverable: within.filter((index) => coverable[kind][index]! > 0).length,
  })
  const whole = within.filter((index) => itemKinds.some((kind) => coverable[kind][index]! > 0))
  const isWhole = (index: number) =>
    itemKinds.every((kind) => covered[kind][index]! > 0 || coverable[kind][index] === 0)
  return {
    kinds: mapKinds(countKind),
    whole: { covered: whole.filter(isWhole).length, coverable: whole.length },
  }
}
